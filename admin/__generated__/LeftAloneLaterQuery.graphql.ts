/**
 * @generated SignedSource<<e133a6d11e199dd1a6b31a57fd44a219>>
 * @relayHash e6089136068cda5405adc6e5bfb784b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd137b606ac4c3c7bc053a6294231386eb6a59fd65ffb9f541843d37d4a4b738

import type { ConcreteRequest } from 'relay-runtime';
export type JobKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type LeftAloneLaterQuery$variables = {
  databaseId: number;
  kind: JobKind;
};
export type LeftAloneLaterQuery$data = {
  readonly job: {
    readonly problems: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
      readonly problem: string;
    }>;
  } | null | undefined;
};
export type LeftAloneLaterQuery = {
  response: LeftAloneLaterQuery$data;
  variables: LeftAloneLaterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "databaseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      }
    ],
    "concreteType": "Job",
    "kind": "LinkedField",
    "name": "job",
    "plural": false,
    "selections": [
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
    "storageKey": null
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
    "name": "LeftAloneLaterQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "LeftAloneLaterQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fd137b606ac4c3c7bc053a6294231386eb6a59fd65ffb9f541843d37d4a4b738",
    "metadata": {},
    "name": "LeftAloneLaterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d794ac205be9cfe357fc3871c466325f";

export default node;
