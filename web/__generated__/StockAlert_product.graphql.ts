/**
 * @generated SignedSource<<b640fe522205b2f0e9a6b46bc3cb8174>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "%future added value";
export type StockStatus = "IN_STOCK" | "LOW_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StockAlert_product$data = {
  readonly id: string;
  readonly name: string;
  readonly stock: {
    readonly status: StockStatus;
  };
  readonly type: ProductType;
  readonly variations: ReadonlyArray<{
    readonly id: string;
    readonly options: ReadonlyArray<{
      readonly term: {
        readonly label: string;
      } | null | undefined;
    }>;
    readonly stock: {
      readonly status: StockStatus;
    };
  }>;
  readonly " $fragmentType": "StockAlert_product";
};
export type StockAlert_product$key = {
  readonly " $data"?: StockAlert_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockAlert_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockAlert_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariation",
      "kind": "LinkedField",
      "name": "variations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VariationOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AttributeTerm",
              "kind": "LinkedField",
              "name": "term",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
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
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "f72dcabcdc88495bafbe7dc2e884dacd";

export default node;
