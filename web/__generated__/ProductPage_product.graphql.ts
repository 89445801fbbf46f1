/**
 * @generated SignedSource<<42fdf1ddeba1012ec1ac3bfe40c8f14d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPage_product$data = {
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly basePath: string;
  }>;
  readonly name: string;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly url: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basePath",
          "storageKey": null
        }
      ],
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

(node as any).hash = "86326892ee50e98312f389de75a5b34b";

export default node;
