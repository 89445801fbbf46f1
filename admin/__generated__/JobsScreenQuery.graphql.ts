/**
 * @generated SignedSource<<ba56730aa8c4210602e11a1a4040be72>>
 * @relayHash b968966f4b3f35331caecb9e5747ea6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9129a439512a7927912a35a2794e8863885f50f57e0f86960c4e81d76665f817

import type { ConcreteRequest } from 'relay-runtime';
export type JobKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SHIPMENT_IMPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type JobState = "DONE" | "FAILED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type JobSubject = "COUPON" | "OFFER" | "ORDER" | "PRODUCT" | "REVIEW" | "SUBSCRIBER" | "%future added value";
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
    readonly id: string;
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
        "name": "id",
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
    "id": "9129a439512a7927912a35a2794e8863885f50f57e0f86960c4e81d76665f817",
    "metadata": {},
    "name": "JobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "92b7fa563b60d20577be5868dd5b5196";

export default node;
