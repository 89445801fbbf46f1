/**
 * @generated SignedSource<<c469de2463019df7ac8cebbfb0c7917d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickViewProduct_product$data = {
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSummary_product" | "QuickViewPictures_product" | "useVariationChoice_product">;
  readonly " $fragmentType": "QuickViewProduct_product";
};
export type QuickViewProduct_product$key = {
  readonly " $data"?: QuickViewProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickViewProduct_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickViewProduct_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useVariationChoice_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickViewPictures_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductSummary_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5cd55c3ad2d292cf06788e0a4d052649";

export default node;
