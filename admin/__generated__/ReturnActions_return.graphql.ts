/**
 * @generated SignedSource<<4f00ea48710927404a26e42c3b2c7b2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnState = "INSPECTED" | "RECEIVED" | "REFUNDED" | "REJECTED" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReturnActions_return$data = {
  readonly id: string;
  readonly state: ReturnState;
  readonly version: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InspectReturn_return" | "RefundReturn_return">;
  readonly " $fragmentType": "ReturnActions_return";
};
export type ReturnActions_return$key = {
  readonly " $data"?: ReturnActions_return$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnActions_return">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnActions_return",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InspectReturn_return"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundReturn_return"
    }
  ],
  "type": "Return",
  "abstractKey": null
};

(node as any).hash = "a2ff77baed029f72abacf70f091f57c7";

export default node;
