/**
 * @generated SignedSource<<b5a2ca4734f0dce8dc00dc07720b7ce3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariationOptions_product$data = {
  readonly options: ReadonlyArray<{
    readonly attribute: {
      readonly id: string;
      readonly name: string;
      readonly slug: string;
    };
    readonly values: ReadonlyArray<{
      readonly term: {
        readonly id: string;
        readonly label: string;
        readonly slug: string;
        readonly swatch: string | null | undefined;
      };
    }>;
  }>;
  readonly sizeGuide: {
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "VariationOptions_product";
};
export type VariationOptions_product$key = {
  readonly " $data"?: VariationOptions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariationOptions_product">;
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
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariationOptions_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SizeGuide",
      "kind": "LinkedField",
      "name": "sizeGuide",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            (v1/*:: as any*/)
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
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "swatch",
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

(node as any).hash = "1fddf0306828b100547efd67fea56bb2";

export default node;
