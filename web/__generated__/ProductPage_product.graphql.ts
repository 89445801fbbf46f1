/**
 * @generated SignedSource<<289d6b8a511f8251b1e172239a9435fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPage_product$data = {
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

(node as any).hash = "777418467802287a03601d88bd4c09c1";

export default node;
