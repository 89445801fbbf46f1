/**
 * @generated SignedSource<<6dc8773ebef2f800ca5c6ea715263912>>
 * @relayHash efaa094825c0e09b890420151f5a3752
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43a0b2689626803a3b186383c9c49ceaf2af7a4a4ed122494666e42546794e7b

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
  readonly subscriberImportMaxBytes: number;
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
    "kind": "ScalarField",
    "name": "subscriberImportMaxBytes",
    "storageKey": null
  },
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
    "id": "43a0b2689626803a3b186383c9c49ceaf2af7a4a4ed122494666e42546794e7b",
    "metadata": {},
    "name": "ImportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "523a9eef3e21f06c21782235409ca931";

export default node;
