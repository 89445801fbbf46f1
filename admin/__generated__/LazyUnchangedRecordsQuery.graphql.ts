/**
 * @generated SignedSource<<b1b33d1e8974e68caad46a85832db6cb>>
 * @relayHash caf3a25b564a9adcd3141adb3f621eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d5120e38a9b4b99232effb6d8eab28604b5b1ccba33642e0b01754b4958253c

import type { ConcreteRequest } from 'relay-runtime';
export type LazyUnchangedRecordsQuery$variables = {
  id: string;
};
export type LazyUnchangedRecordsQuery$data = {
  readonly job: {
    readonly problems: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
      readonly problem: string;
    }>;
  } | null | undefined;
};
export type LazyUnchangedRecordsQuery = {
  response: LazyUnchangedRecordsQuery$data;
  variables: LazyUnchangedRecordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LazyUnchangedRecordsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LazyUnchangedRecordsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3d5120e38a9b4b99232effb6d8eab28604b5b1ccba33642e0b01754b4958253c",
    "metadata": {},
    "name": "LazyUnchangedRecordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ea6743262445e562d7ec01a8d2f07c0";

export default node;
