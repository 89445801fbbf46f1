/**
 * @generated SignedSource<<a5b0baaa3aff58ab093855b526396a94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductStatus = "ARCHIVED" | "DRAFT" | "PRIVATE" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VariationsPanel_product$data = {
  readonly databaseId: number;
  readonly specifications: ReadonlyArray<{
    readonly isVariation: boolean;
    readonly name: string;
    readonly terms: ReadonlyArray<string>;
  }>;
  readonly variations: ReadonlyArray<{
    readonly content: {
      readonly formatted: string;
    } | null | undefined;
    readonly databaseId: number;
    readonly managesStock: boolean;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly label: string | null | undefined;
      readonly name: string;
    }>;
    readonly regularPrice: {
      readonly amount: number;
    } | null | undefined;
    readonly salePrice: {
      readonly amount: number;
    } | null | undefined;
    readonly sku: string | null | undefined;
    readonly status: ProductStatus;
    readonly stock: number;
    readonly version: number;
  }>;
  readonly " $fragmentType": "VariationsPanel_product";
};
export type VariationsPanel_product$key = {
  readonly " $data"?: VariationsPanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariationsPanel_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariationsPanel_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSpecification",
      "kind": "LinkedField",
      "name": "specifications",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVariation",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminProduct",
      "kind": "LinkedField",
      "name": "variations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "managesStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "regularPrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "salePrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Measure",
          "kind": "LinkedField",
          "name": "content",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminVariationOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
  "type": "AdminProduct",
  "abstractKey": null
};
})();

(node as any).hash = "9b1e5688fb301f01efeae15172b1bdfa";

export default node;
