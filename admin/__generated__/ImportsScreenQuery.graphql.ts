/**
 * @generated SignedSource<<3c82064b97059e822890355bbb598d9d>>
 * @relayHash 0526cdbdaaeb249738bfb712558e0fb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0131323b41fd0202f297d05248b476f2a9b50fc27ab428f1e2c7b4a1e60c596

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriberImportStatus = "DONE" | "FAILED" | "RECEIVING" | "RUNNING" | "%future added value";
export type ImportsScreenQuery$variables = {
  hasReport: boolean;
  report: string;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "encoding",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requestedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "consentNote",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "done",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addedCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "knownCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suppressedCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invalidCount",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failure",
  "storageKey": null
},
v15 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "report"
  }
],
v16 = {
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
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberImport",
        "kind": "LinkedField",
        "name": "subscriberImports",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
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
            "args": (v15/*:: as any*/),
            "concreteType": "SubscriberImport",
            "kind": "LinkedField",
            "name": "subscriberImport",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
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
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberImport",
        "kind": "LinkedField",
        "name": "subscriberImports",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v17/*:: as any*/)
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
            "args": (v15/*:: as any*/),
            "concreteType": "SubscriberImport",
            "kind": "LinkedField",
            "name": "subscriberImport",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d0131323b41fd0202f297d05248b476f2a9b50fc27ab428f1e2c7b4a1e60c596",
    "metadata": {},
    "name": "ImportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fd4d55c869864612f61379c04bec826";

export default node;
