/**
 * @generated SignedSource<<3e3fdf1c10f572f226c7bb37f20d721d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPage_product$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Gallery_product" | "ProductDescription_product" | "ProductFacts_product" | "ProductHead_product" | "ProductJsonLd_product" | "ProductSafety_product" | "ProductSummary_product" | "Specifications_product" | "StockAlert_product" | "Suggestions_product" | "useVariationChoice_product">;
  readonly " $fragmentType": "ProductPage_product";
};
export type ProductPage_product$key = {
  readonly " $data"?: ProductPage_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPage_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPage_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "ProductHead_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Gallery_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductSummary_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFacts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDescription_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Specifications_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Suggestions_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockAlert_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductSafety_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductJsonLd_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "89f4f5822b750aee593eae1ea660c234";

export default node;
