/**
 * @generated SignedSource<<a02541404c21975413a5b89da41d4066>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatus = "IN_STOCK" | "LOW_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductCard_match$data = {
  readonly discountPercent: number | null | undefined;
  readonly stock: {
    readonly status: StockStatus;
    readonly " $fragmentSpreads": FragmentRefs<"StockWord_stock">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_match">;
  readonly " $fragmentType": "ProductCard_match";
};
export type ProductCard_match$key = {
  readonly " $data"?: ProductCard_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductCard_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPrice_match"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StockWord_stock"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductMatch",
  "abstractKey": null
};

(node as any).hash = "0812b5104ee0852ea79792575eaf9c99";

export default node;
