/**
 * @generated SignedSource<<8a0867d755ac53816d8ba60626f2cacd>>
 * @relayHash d8fcdefe40fa04112f9ced4a0956ac4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 216565a3efa4d6730d0d96657369079be53f1ef52f583dab92d38b5f55190cb6

import type { ConcreteRequest } from 'relay-runtime';
export type savedViewsQuery$variables = Record<PropertyKey, never>;
export type savedViewsQuery$data = {
  readonly listViews: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly screen: string;
    readonly search: string;
  }>;
};
export type savedViewsQuery = {
  response: savedViewsQuery$data;
  variables: savedViewsQuery$variables;
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
  "name": "screen",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "search",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "savedViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListView",
        "kind": "LinkedField",
        "name": "listViews",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "savedViewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ListView",
        "kind": "LinkedField",
        "name": "listViews",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "216565a3efa4d6730d0d96657369079be53f1ef52f583dab92d38b5f55190cb6",
    "metadata": {},
    "name": "savedViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f383231786418d0cb909cb4cea693f5";

export default node;
