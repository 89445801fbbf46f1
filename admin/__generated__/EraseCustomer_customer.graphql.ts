/**
 * @generated SignedSource<<f2870b4549458be0f5818f643aeb6c39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ErasureFate = "DELETED" | "KEPT" | "PSEUDONYMISED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EraseCustomer_customer$data = {
  readonly databaseId: number;
  readonly email: string;
  readonly erasure: {
    readonly obstacles: ReadonlyArray<string>;
    readonly parts: ReadonlyArray<{
      readonly count: number;
      readonly fate: ErasureFate;
      readonly reason: string;
      readonly subject: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "EraseCustomer_customer";
};
export type EraseCustomer_customer$key = {
  readonly " $data"?: EraseCustomer_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EraseCustomer_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EraseCustomer_customer",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErasurePreview",
      "kind": "LinkedField",
      "name": "erasure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ErasurePart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subject",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1188d17a39378e454c9ba79c04bb8f95";

export default node;
