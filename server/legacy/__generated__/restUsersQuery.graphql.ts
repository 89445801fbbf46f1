/**
 * @generated SignedSource<<df4f31d91739ffb41b229fa323eb1faa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type restUsersQuery$variables = Record<PropertyKey, never>;
export type restUsersQuery$data = {
  readonly viewer: {
    readonly hasDismissedComingSoonBanner: boolean | null | undefined;
  };
};
export type restUsersQuery = {
  response: restUsersQuery$data;
  variables: restUsersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasDismissedComingSoonBanner",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "restUsersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "restUsersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "cacheID": "d1f60bd7a1ca5a6ba45c024d2b521de0",
    "id": null,
    "metadata": {},
    "name": "restUsersQuery",
    "operationKind": "query",
    "text": "query restUsersQuery {\n  viewer {\n    hasDismissedComingSoonBanner\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "82f856fce5c3ab2e66ca671fe7468720";

export default node;
