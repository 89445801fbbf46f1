/**
 * @generated SignedSource<<8106ce64b04d42ee688d660e3ca4da14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnState = "INSPECTED" | "RECEIVED" | "REFUNDED" | "REJECTED" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderReturns_order$data = {
  readonly returns: ReadonlyArray<{
    readonly databaseId: number;
    readonly isLate: boolean;
    readonly reference: string;
    readonly state: ReturnState;
  }>;
  readonly " $fragmentType": "OrderReturns_order";
};
export type OrderReturns_order$key = {
  readonly " $data"?: OrderReturns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReturns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReturns_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Return",
      "kind": "LinkedField",
      "name": "returns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
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
          "name": "isLate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6aabca136bbdac879dfda78155b8a25b";

export default node;
