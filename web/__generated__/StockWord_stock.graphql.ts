/**
 * @generated SignedSource<<25f0c6d2f5c48118115c6d442941afba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StockStatus = "IN_STOCK" | "LOW_STOCK" | "ON_BACKORDER" | "OUT_OF_STOCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StockWord_stock$data = {
  readonly left: number | null | undefined;
  readonly status: StockStatus;
  readonly " $fragmentType": "StockWord_stock";
};
export type StockWord_stock$key = {
  readonly " $data"?: StockWord_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockWord_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockWord_stock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "left",
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "407d5a5e2f8c5346b51cec7adb228253";

export default node;
