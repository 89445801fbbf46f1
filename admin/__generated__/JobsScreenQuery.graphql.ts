/**
 * @generated SignedSource<<99a5e25df68abe4a36a17a331966e558>>
 * @relayHash 8277a5617a67a7af4dcb5f7707088370
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f912fd068c6c4fe62ebe8087888a361d27e72d971d02789de7f1525596ec2b1d

import type { ConcreteRequest } from 'relay-runtime';
export type JobKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type JobState = "DONE" | "FAILED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type JobSubject = "COUPON" | "OFFER" | "PRODUCT" | "REVIEW" | "SUBSCRIBER" | "%future added value";
export type JobsScreenQuery$variables = Record<PropertyKey, never>;
export type JobsScreenQuery$data = {
  readonly recentJobs: ReadonlyArray<{
    readonly canResume: boolean;
    readonly canStop: boolean;
    readonly canUndo: boolean;
    readonly changed: number;
    readonly databaseId: number;
    readonly done: number;
    readonly failure: string;
    readonly isPercent: boolean;
    readonly kind: JobKind;
    readonly leftAlone: number;
    readonly reference: string;
    readonly requestedAt: string;
    readonly startedBy: string | null | undefined;
    readonly status: JobState;
    readonly subject: JobSubject;
    readonly topic: string;
    readonly total: number;
    readonly undoableUntil: string | null | undefined;
    readonly undone: number;
  }>;
};
export type JobsScreenQuery = {
  response: JobsScreenQuery$data;
  variables: JobsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Job",
    "kind": "LinkedField",
    "name": "recentJobs",
    "plural": true,
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
        "name": "databaseId",
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
        "name": "startedBy",
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
        "kind": "ScalarField",
        "name": "undoableUntil",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobsScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JobsScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f912fd068c6c4fe62ebe8087888a361d27e72d971d02789de7f1525596ec2b1d",
    "metadata": {},
    "name": "JobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "619d258fc4db4f3df36427bd8e2acd9d";

export default node;
