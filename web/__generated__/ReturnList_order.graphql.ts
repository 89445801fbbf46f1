/**
 * @generated SignedSource<<3c9e96a38d3754cd94bde5cd436ac694>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReturnState = "INSPECTED" | "RECEIVED" | "REFUNDED" | "REJECTED" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReturnList_order$data = {
  readonly returns: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly lines: ReadonlyArray<{
      readonly line: {
        readonly name: string;
      };
      readonly quantity: number;
    }>;
    readonly reference: string;
    readonly rejectionReason: string;
    readonly requestedAt: string;
    readonly state: ReturnState;
  }>;
  readonly " $fragmentType": "ReturnList_order";
};
export type ReturnList_order$key = {
  readonly " $data"?: ReturnList_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnList_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnList_order",
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
          "name": "id",
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
          "name": "requestedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectionReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReturnLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "line",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ce041ab868d28333d38f19b3fc3ebb48";

export default node;
