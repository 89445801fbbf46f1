/**
 * @generated SignedSource<<f2646d5551f82d17912a690c5fac57ac>>
 * @relayHash fc82359d17aba4c9f8cf7131ff925885
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c679f4b9430d443c0909639e4c4d365cbb1db77eaad7dbe6d01d2555a394cf

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriberImportStatus = "DONE" | "FAILED" | "RECEIVING" | "RUNNING" | "%future added value";
export type ImportsScreenQuery$variables = {
  hasReport: boolean;
  report: number;
};
export type ImportsScreenQuery$data = {
  readonly subscriberImport?: {
    readonly databaseId: number;
    readonly problems: ReadonlyArray<{
      readonly email: string;
      readonly line: number;
      readonly problem: string;
    }>;
  } | null | undefined;
  readonly subscriberImports: ReadonlyArray<{
    readonly addedCount: number;
    readonly consentNote: string;
    readonly databaseId: number;
    readonly done: number;
    readonly encoding: string;
    readonly failure: string;
    readonly invalidCount: number;
    readonly knownCount: number;
    readonly requestedAt: string;
    readonly status: SubscriberImportStatus;
    readonly suppressedCount: number;
    readonly total: number;
    readonly updatedCount: number;
  }>;
};
export type ImportsScreenQuery = {
  response: ImportsScreenQuery$data;
  variables: ImportsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasReport"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "report"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SubscriberImport",
    "kind": "LinkedField",
    "name": "subscriberImports",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "encoding",
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
        "name": "consentNote",
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
        "name": "addedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "knownCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "suppressedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invalidCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failure",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "condition": "hasReport",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "databaseId",
            "variableName": "report"
          }
        ],
        "concreteType": "SubscriberImport",
        "kind": "LinkedField",
        "name": "subscriberImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SubscriberImportProblem",
            "kind": "LinkedField",
            "name": "problems",
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
                "name": "email",
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
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportsScreenQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ImportsScreenQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "52c679f4b9430d443c0909639e4c4d365cbb1db77eaad7dbe6d01d2555a394cf",
    "metadata": {},
    "name": "ImportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "253117e778906ec390cf76ced42d46e0";

export default node;
