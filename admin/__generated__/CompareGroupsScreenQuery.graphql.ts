/**
 * @generated SignedSource<<589c74c650a4e83e456b8a717a7b89c4>>
 * @relayHash 0f5a80eec22f57b90dd97e610caedb8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3b5d96d8524be922a383b6e1fb9e5529ac9cbed9ae51155ba3121fb6b015975

import type { ConcreteRequest } from 'relay-runtime';
export type CompareGroupsScreenQuery$variables = Record<PropertyKey, never>;
export type CompareGroupsScreenQuery$data = {
  readonly adminCompareGroups: ReadonlyArray<{
    readonly categoryNames: ReadonlyArray<string>;
    readonly databaseId: number;
    readonly name: string;
    readonly position: number;
    readonly url: string;
  }>;
};
export type CompareGroupsScreenQuery = {
  response: CompareGroupsScreenQuery$data;
  variables: CompareGroupsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryNames",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompareGroupsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCompareGroup",
        "kind": "LinkedField",
        "name": "adminCompareGroups",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CompareGroupsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminCompareGroup",
        "kind": "LinkedField",
        "name": "adminCompareGroups",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "c3b5d96d8524be922a383b6e1fb9e5529ac9cbed9ae51155ba3121fb6b015975",
    "metadata": {},
    "name": "CompareGroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7537db04ab6a7cd7048089c329d99758";

export default node;
