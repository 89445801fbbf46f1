/**
 * @generated SignedSource<<55f1a73f7b15d6c2924f2ae238a7dbee>>
 * @relayHash b94dfd524f9e5f5d07419a3aa8220fa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3707692b4be33a7962c50479bbbdd6c290d878fe317be03a8dbc7ef27f85f6b

import type { ConcreteRequest } from 'relay-runtime';
export type WorkKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type LeftAloneLaterQuery$variables = {
  databaseId: number;
  kind: WorkKind;
};
export type LeftAloneLaterQuery$data = {
  readonly work: {
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
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkProblem",
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
    "id": "a3707692b4be33a7962c50479bbbdd6c290d878fe317be03a8dbc7ef27f85f6b",
    "metadata": {},
    "name": "LeftAloneLaterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a760a704026d1c7588702caf079ea456";

export default node;
