/**
 * @generated SignedSource<<e8db58bac64efb0455ca167309857870>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishlistItems_items$data = ReadonlyArray<{
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly product: {
        readonly databaseId: number;
        readonly " $fragmentSpreads": FragmentRefs<"AddAllToCart_product">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"WishlistRow_item">;
    };
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "WishlistItems_items";
}>;
export type WishlistItems_items$key = ReadonlyArray<{
  readonly " $data"?: WishlistItems_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistItems_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WishlistItems_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WishlistItemEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WishlistItem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "databaseId",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AddAllToCart_product"
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WishlistRow_item"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WishlistItemConnection",
  "abstractKey": null
};

(node as any).hash = "f254c62fbc06dcaed8f6b55ce05f5dd5";

export default node;
