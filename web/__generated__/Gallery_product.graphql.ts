/**
 * @generated SignedSource<<f7f7f701092bcd523b4bf712803033e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Gallery_product$data = {
  readonly images: ReadonlyArray<{
    readonly basePath: string;
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  }>;
  readonly name: string;
  readonly variations: ReadonlyArray<{
    readonly id: string;
    readonly image: {
      readonly basePath: string;
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "Gallery_product";
};
export type Gallery_product$key = {
  readonly " $data"?: Gallery_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Gallery_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "basePath",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_image"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Gallery_product",
  "selections": [
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "38c0183f4dbef43e5bc930ab1f960b56";

export default node;
