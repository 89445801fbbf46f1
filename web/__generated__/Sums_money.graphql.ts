/**
 * @generated SignedSource<<04e5016e775d6c8254119cebcf161a57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sums_money$data = {
  readonly amount: number;
  readonly formatted: string;
  readonly " $fragmentType": "Sums_money";
};
export type Sums_money$key = {
  readonly " $data"?: Sums_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sums_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sums_money",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formatted",
      "storageKey": null
    }
  ],
  "type": "Money",
  "abstractKey": null
};

(node as any).hash = "760980f82917db0baf0ef4c0a27d3103";

export default node;
