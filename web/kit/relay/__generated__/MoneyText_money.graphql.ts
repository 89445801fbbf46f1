/**
 * @generated SignedSource<<376bc44be49719c0ac767e809d37bbc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoneyText_money$data = {
  readonly formatted: string;
  readonly " $fragmentType": "MoneyText_money";
};
export type MoneyText_money$key = {
  readonly " $data"?: MoneyText_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyText_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyText_money",
  "selections": [
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

(node as any).hash = "75d3d244a533f2d4da642b70ca4e6d43";

export default node;
