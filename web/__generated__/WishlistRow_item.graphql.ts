/**
 * @generated SignedSource<<669922a457148552afe08c4908f3d51c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailabilityChange = "CAME_BACK" | "SOLD_OUT" | "%future added value";
export type StockStatus = "IN_STOCK" | "LOW_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WishlistRow_item$data = {
  readonly addedAt: string;
  readonly availabilityChange: AvailabilityChange | null | undefined;
  readonly priceChange: {
    readonly difference: {
      readonly formatted: string;
    };
    readonly isLower: boolean;
  } | null | undefined;
  readonly product: {
    readonly brand: {
      readonly name: string;
    } | null | undefined;
    readonly cover: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly stock: {
      readonly status: StockStatus;
      readonly " $fragmentSpreads": FragmentRefs<"StockWord_stock">;
    };
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "ProductPrice_product">;
  };
  readonly " $fragmentType": "WishlistRow_item";
};
export type WishlistRow_item$key = {
  readonly " $data"?: WishlistRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistRow_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistRow_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceChangeSince",
      "kind": "LinkedField",
      "name": "priceChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLower",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "difference",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formatted",
              "storageKey": null
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
      "kind": "ScalarField",
      "name": "availabilityChange",
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
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Brand",
          "kind": "LinkedField",
          "name": "brand",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "cover",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductPrice_product"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Stock",
          "kind": "LinkedField",
          "name": "stock",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StockWord_stock"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddToCartButton_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WishlistItem",
  "abstractKey": null
};
})();

(node as any).hash = "5e57c907b9273d02896b4a58aef0111e";

export default node;
