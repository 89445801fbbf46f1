/**
 * @generated SignedSource<<167ee0fb0e258aed63b45f07275a411b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishlistItems_wishlist$data = {
  readonly items: {
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"WishlistItems_items">;
  };
  readonly mayWish: boolean;
  readonly productIds: ReadonlyArray<number>;
  readonly " $fragmentType": "WishlistItems_wishlist";
};
export type WishlistItems_wishlist$key = {
  readonly " $data"?: WishlistItems_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistItems_wishlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistItems_wishlist",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayWish",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 24
        }
      ],
      "concreteType": "WishlistItemConnection",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishlistItems_items"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};

(node as any).hash = "3c5c7f40f7dea553e215c0a61d31de59";

export default node;
