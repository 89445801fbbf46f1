/**
 * @generated SignedSource<<443b39b9b5e868d13ce7d2c78c309674>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChartProduct_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null | undefined;
  readonly databaseId: number;
  readonly name: string;
  readonly rating: {
    readonly " $fragmentSpreads": FragmentRefs<"Stars_rating">;
  };
  readonly stock: {
    readonly " $fragmentSpreads": FragmentRefs<"StockWord_stock">;
  };
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "ProductPrice_product" | "RemoveFromChart_product">;
  readonly " $fragmentType": "ChartProduct_product";
};
export type ChartProduct_product$key = {
  readonly " $data"?: ChartProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChartProduct_product">;
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
  "name": "ChartProduct_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "RemoveFromChart_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "924a242fc9055ade87a3ca81efcba741";

export default node;
