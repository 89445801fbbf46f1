/**
 * @generated SignedSource<<5640452bf37c75f5796394f726f01db0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareResult_product$data = {
  readonly brand: {
    readonly name: string;
  } | null | undefined;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly stock: {
    readonly " $fragmentSpreads": FragmentRefs<"StockWord_stock">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
  readonly " $fragmentType": "CompareResult_product";
};
export type CompareResult_product$key = {
  readonly " $data"?: CompareResult_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareResult_product">;
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
  "name": "CompareResult_product",
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
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "3c019b621c03c8f0f11ed80912704bdb";

export default node;
