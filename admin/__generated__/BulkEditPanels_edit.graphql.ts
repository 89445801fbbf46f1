/**
 * @generated SignedSource<<0a01e91bcc69baec7c556b84d631d4e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkEditKind = "CATEGORIES" | "PRICE" | "STATUS" | "STOCK" | "TAGS" | "TAX_CLASS" | "%future added value";
export type BulkEditStatus = "DONE" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkEditPanels_edit$data = ReadonlyArray<{
  readonly canUndo: boolean;
  readonly changed: number;
  readonly databaseId: number;
  readonly done: number;
  readonly kind: BulkEditKind;
  readonly problems: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly problem: string;
  }>;
  readonly requestedAt: string;
  readonly status: BulkEditStatus;
  readonly total: number;
  readonly undone: number;
  readonly " $fragmentType": "BulkEditPanels_edit";
}>;
export type BulkEditPanels_edit$key = ReadonlyArray<{
  readonly " $data"?: BulkEditPanels_edit$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkEditPanels_edit">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "BulkEditPanels_edit",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkEditProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
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
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkEdit",
  "abstractKey": null
};
})();

(node as any).hash = "65f3675558a2875ac511703f10a41bc5";

export default node;
