/**
 * @generated SignedSource<<9810543433c4c3a7a1a5dff71ca7a12f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BuyForm_product$data = {
  readonly id: string;
  readonly isPurchasable: boolean;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly attribute: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly quantityRule: {
    readonly max: number;
    readonly min: number;
    readonly step: number;
  };
  readonly type: ProductType;
  readonly url: string;
  readonly variations: ReadonlyArray<{
    readonly id: string;
    readonly isPurchasable: boolean;
    readonly quantityRule: {
      readonly max: number;
      readonly min: number;
      readonly step: number;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"VariationOptions_product">;
  readonly " $fragmentType": "BuyForm_product";
};
export type BuyForm_product$key = {
  readonly " $data"?: BuyForm_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyForm_product">;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPurchasable",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "QuantityRule",
  "kind": "LinkedField",
  "name": "quantityRule",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyForm_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariation",
      "kind": "LinkedField",
      "name": "variations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Attribute",
          "kind": "LinkedField",
          "name": "attribute",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VariationOptions_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "b7a302674844467698750c3f892a0a0b";

export default node;
