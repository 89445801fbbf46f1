/**
 * @generated SignedSource<<12b03bde70caf521e83c83558c6262e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
export type StockReason = "COUNT" | "DAMAGE" | "DELIVERY" | "IMPORT" | "OTHER" | "RETURN" | "SALE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StockPanel_product$data = {
  readonly databaseId: number;
  readonly managesStock: boolean;
  readonly movements: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly databaseId: number;
    readonly delta: number;
    readonly note: string;
    readonly orderDatabaseId: number | null | undefined;
    readonly reason: StockReason;
    readonly stockAfter: number;
  }>;
  readonly name: string;
  readonly stock: number;
  readonly type: AdminProductType;
  readonly " $fragmentType": "StockPanel_product";
};
export type StockPanel_product$key = {
  readonly " $data"?: StockPanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockPanel_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockPanel_product",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "managesStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StockMovement",
      "kind": "LinkedField",
      "name": "movements",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delta",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stockAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderDatabaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};
})();

(node as any).hash = "050998ebd38dce5c5bd7ca725dd50f4d";

export default node;
