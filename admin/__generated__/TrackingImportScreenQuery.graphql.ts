/**
 * @generated SignedSource<<217ff004edd53a5818ac3aa428875136>>
 * @relayHash 039d590034499c01b7871ba802b78b76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e9f16df5bf7928f4c768328a289dce2a0bc0bd222c609d5d3fb3f560ca6ef92

import type { ConcreteRequest } from 'relay-runtime';
export type ShipmentImportOutcome = "ALREADY_SHIPPED" | "CLOSED" | "INVALID" | "NOTHING_LEFT" | "NOT_PAID" | "READY" | "SHIPPED" | "UNKNOWN_CARRIER" | "UNKNOWN_ORDER" | "%future added value";
export type ShipmentImportStatus = "CHECKED" | "DONE" | "FAILED" | "RUNNING" | "STOPPED" | "%future added value";
export type TrackingImportScreenQuery$variables = {
  id: string;
  skip: number;
};
export type TrackingImportScreenQuery$data = {
  readonly shipmentImport: {
    readonly counts: ReadonlyArray<{
      readonly count: number;
      readonly outcome: ShipmentImportOutcome;
    }>;
    readonly databaseId: number;
    readonly done: number;
    readonly fileName: string;
    readonly id: string;
    readonly reference: string;
    readonly requestedAt: string;
    readonly rows: ReadonlyArray<{
      readonly carrier: string;
      readonly line: number;
      readonly orderNumber: string;
      readonly outcome: ShipmentImportOutcome;
      readonly problem: string;
      readonly quantity: string;
      readonly sku: string;
      readonly trackingNumber: string;
    }>;
    readonly shipped: number;
    readonly status: ShipmentImportStatus;
    readonly total: number;
  } | null | undefined;
};
export type TrackingImportScreenQuery = {
  response: TrackingImportScreenQuery$data;
  variables: TrackingImportScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "skip"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ShipmentImport",
    "kind": "LinkedField",
    "name": "shipmentImport",
    "plural": false,
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
        "name": "fileName",
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
        "name": "shipped",
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
        "concreteType": "ShipmentImportCount",
        "kind": "LinkedField",
        "name": "counts",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "skip",
            "variableName": "skip"
          }
        ],
        "concreteType": "ShipmentImportRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "line",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "carrier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trackingNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sku",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quantity",
            "storageKey": null
          },
          (v1/*:: as any*/),
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TrackingImportScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrackingImportScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9e9f16df5bf7928f4c768328a289dce2a0bc0bd222c609d5d3fb3f560ca6ef92",
    "metadata": {},
    "name": "TrackingImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3246c89df095a664a92d2e1195abff9b";

export default node;
