/**
 * @generated SignedSource<<c105fd77d33c8a1aaa0e0a2c2a8ab0e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveResults_found$data = {
  readonly brands: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly products: ReadonlyArray<{
    readonly brand: {
      readonly name: string;
    } | null | undefined;
    readonly cover: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"CompareButton_product" | "ProductPrice_product">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "LiveResults_found";
};
export type LiveResults_found$key = {
  readonly " $data"?: LiveResults_found$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveResults_found">;
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
  "name": "url",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveResults_found",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Brand",
          "kind": "LinkedField",
          "name": "brand",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompareButton_product"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "LiveSearch",
  "abstractKey": null
};
})();

(node as any).hash = "b4b0044d7250a25963ac57691a42ab07";

export default node;
