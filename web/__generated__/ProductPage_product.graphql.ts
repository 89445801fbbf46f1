/**
 * @generated SignedSource<<474d5b7af5178ea8fd3c423d57b22184>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPage_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Gallery_product" | "ProductDescription_product" | "ProductFacts_product" | "ProductHead_product" | "ProductSummary_product" | "Specifications_product" | "Suggestions_product" | "useVariationChoice_product">;
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "e0cafe1e34831095dbaac2435357b642";

export default node;
