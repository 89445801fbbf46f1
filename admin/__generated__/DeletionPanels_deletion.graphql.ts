/**
 * @generated SignedSource<<4ba0f61d7c31cc508a09f4d439e953e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriberDeletionStatus = "DONE" | "FAILED" | "PURGED" | "RUNNING" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeletionPanels_deletion$data = ReadonlyArray<{
  readonly count: number;
  readonly databaseId: number;
  readonly isAll: boolean;
  readonly restoredCount: number;
  readonly status: SubscriberDeletionStatus;
  readonly total: number;
  readonly undoableUntil: string | null | undefined;
  readonly " $fragmentType": "DeletionPanels_deletion";
}>;
export type DeletionPanels_deletion$key = ReadonlyArray<{
  readonly " $data"?: DeletionPanels_deletion$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionPanels_deletion">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeletionPanels_deletion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "isAll",
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
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restoredCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoableUntil",
      "storageKey": null
    }
  ],
  "type": "SubscriberDeletion",
  "abstractKey": null
};

(node as any).hash = "35276df43b76aeb4745dfef7de65eb1e";

export default node;
