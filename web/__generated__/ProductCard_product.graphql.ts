/**
 * @generated SignedSource<<9b601a26f599c10513e26dd4c3ca4d06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatus = "IN_STOCK" | "LOW_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductCard_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null | undefined;
  readonly discountPercent: number | null | undefined;
  readonly name: string;
  readonly rating: {
    readonly " $fragmentSpreads": FragmentRefs<"Stars_rating">;
  };
  readonly secondImage: {
    readonly basePath: string;
  } | null | undefined;
  readonly stock: {
    readonly status: StockStatus;
    readonly " $fragmentSpreads": FragmentRefs<"StockWord_stock">;
  };
  readonly swatches: ReadonlyArray<string>;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "CompareButton_product" | "EnergyLabel_product" | "HeartButton_product" | "ProductPrice_product" | "QuickViewButton_product">;
  readonly " $fragmentType": "ProductCard_product";
};
export type ProductCard_product$key = {
  readonly " $data"?: ProductCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
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
  "name": "ProductCard_product",
  "selections": [
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
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "secondImage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basePath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "swatches",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPrice_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnergyLabel_product"
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
      "alias": null,
      "args": null,
      "concreteType": "Rating",
      "kind": "LinkedField",
      "name": "rating",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Stars_rating"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCartButton_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickViewButton_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeartButton_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareButton_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "08c047734831a3f7ccb39b4904561c61";

export default node;
