/**
 * @generated SignedSource<<7f49da75f106da6cfd64ffd0c1639844>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickViewPictures_product$data = {
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
  readonly " $fragmentType": "QuickViewPictures_product";
};
export type QuickViewPictures_product$key = {
  readonly " $data"?: QuickViewPictures_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickViewPictures_product">;
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
  "name": "QuickViewPictures_product",
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

(node as any).hash = "cc0d24d95004c35f0d502a6926ab604e";

export default node;
