/**
 * @generated SignedSource<<fcad1657c1e5391f9d269e63e856eb10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SHIPMENT_IMPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type JobState = "DONE" | "FAILED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type JobSubject = "COUPON" | "OFFER" | "ORDER" | "PRODUCT" | "REVIEW" | "SUBSCRIBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobPanels_jobs$data = ReadonlyArray<{
  readonly canResume: boolean;
  readonly canStop: boolean;
  readonly canUndo: boolean;
  readonly changed: number;
  readonly done: number;
  readonly failure: string;
  readonly id: string;
  readonly isPercent: boolean;
  readonly kind: JobKind;
  readonly leftAlone: number;
  readonly problems: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly problem: string;
  }>;
  readonly reference: string;
  readonly requestedAt: string;
  readonly status: JobState;
  readonly subject: JobSubject;
  readonly topic: string;
  readonly total: number;
  readonly undone: number;
  readonly " $fragmentType": "JobPanels_jobs";
}>;
export type JobPanels_jobs$key = ReadonlyArray<{
  readonly " $data"?: JobPanels_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobPanels_jobs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "JobPanels_jobs",
  "selections": [
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topic",
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
      "name": "isPercent",
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
      "name": "leftAlone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canStop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canResume",
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
      "concreteType": "JobProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
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
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "85c99d9caa1291a94d2936581fc98a4f";

export default node;
