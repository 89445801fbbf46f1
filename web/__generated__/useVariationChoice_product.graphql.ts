/**
 * @generated SignedSource<<4d4a3d56ac2e34b28d03ee2d94b4a012>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVariationChoice_product$data = {
  readonly options: ReadonlyArray<{
    readonly attribute: {
      readonly name: string;
      readonly slug: string;
    };
    readonly values: ReadonlyArray<{
      readonly term: {
        readonly label: string;
        readonly slug: string;
      };
    }>;
  }>;
  readonly variations: ReadonlyArray<{
    readonly id: string;
    readonly isPurchasable: boolean;
    readonly options: ReadonlyArray<{
      readonly attribute: {
        readonly slug: string;
      };
      readonly term: {
        readonly slug: string;
      } | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "useVariationChoice_product";
};
export type useVariationChoice_product$key = {
  readonly " $data"?: useVariationChoice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVariationChoice_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVariationChoice_product",
  "selections": [
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductOptionValue",
          "kind": "LinkedField",
          "name": "values",
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
                (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariation",
      "kind": "LinkedField",
      "name": "variations",
      "plural": true,
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
          "name": "isPurchasable",
          "storageKey": null
        },
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
              "concreteType": "Attribute",
              "kind": "LinkedField",
              "name": "attribute",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AttributeTerm",
              "kind": "LinkedField",
              "name": "term",
              "plural": false,
              "selections": (v1/*:: as any*/),
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

(node as any).hash = "31ed052ed81744b2caefd482809ac62d";

export default node;
