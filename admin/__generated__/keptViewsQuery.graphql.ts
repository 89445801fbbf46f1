/**
 * @generated SignedSource<<31f336fd63474f846c2e4f256c7e3e60>>
 * @relayHash a49fc9e3bf3d5c1e665893ef23701bad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33967387a8d2f30403d11cd400f501e1011ce4a1a39ff5487ab8ac10dc917e1c

import type { ConcreteRequest } from 'relay-runtime';
export type keptViewsQuery$variables = Record<PropertyKey, never>;
export type keptViewsQuery$data = {
  readonly listViews: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly screen: string;
    readonly search: string;
  }>;
};
export type keptViewsQuery = {
  response: keptViewsQuery$data;
  variables: keptViewsQuery$variables;
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
    "name": "keptViewsQuery",
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
    "name": "keptViewsQuery",
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
    "id": "33967387a8d2f30403d11cd400f501e1011ce4a1a39ff5487ab8ac10dc917e1c",
    "metadata": {},
    "name": "keptViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce00d143a100f77c658422679ddc7de4";

export default node;
