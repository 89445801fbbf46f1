/**
 * @generated SignedSource<<30770c245cd2c1ebd80ce1eadd725fce>>
 * @relayHash ab5a880493939eef05710834685f8391
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7b5e76e8ca0c0df24a829a0dc9775a001e610a1898401e7b1033b2bd5434f93

import type { ConcreteRequest } from 'relay-runtime';
export type WorkKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type WorkState = "DONE" | "FAILED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "WAITING" | "%future added value";
export type WorkSubject = "COUPON" | "OFFER" | "PRODUCT" | "REVIEW" | "SUBSCRIBER" | "%future added value";
export type WorkScreenQuery$variables = Record<PropertyKey, never>;
export type WorkScreenQuery$data = {
  readonly recentWork: ReadonlyArray<{
    readonly canResume: boolean;
    readonly canStop: boolean;
    readonly canUndo: boolean;
    readonly changed: number;
    readonly databaseId: number;
    readonly done: number;
    readonly failure: string;
    readonly isPercent: boolean;
    readonly kind: WorkKind;
    readonly leftAlone: number;
    readonly reference: string;
    readonly requestedAt: string;
    readonly startedBy: string | null | undefined;
    readonly status: WorkState;
    readonly subject: WorkSubject;
    readonly topic: string;
    readonly total: number;
    readonly undoableUntil: string | null | undefined;
    readonly undone: number;
  }>;
};
export type WorkScreenQuery = {
  response: WorkScreenQuery$data;
  variables: WorkScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "recentWork",
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
    "name": "WorkScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c7b5e76e8ca0c0df24a829a0dc9775a001e610a1898401e7b1033b2bd5434f93",
    "metadata": {},
    "name": "WorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b137b5b6d5ebd744e5e44ebe9c9c79bf";

export default node;
