/**
 * @generated SignedSource<<a1d36e873538f2d340c327b8869f7b4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type wishlistListQuery$variables = Record<PropertyKey, never>;
export type wishlistListQuery$data = {
  readonly viewer: {
    readonly wishlist: {
      readonly productIds: ReadonlyArray<number>;
      readonly totalCount: number;
    };
  };
};
export type wishlistListQuery = {
  response: wishlistListQuery$data;
  variables: wishlistListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Wishlist",
  "kind": "LinkedField",
  "name": "wishlist",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productIds",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "wishlistListQuery",
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
    "name": "wishlistListQuery",
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
    "cacheID": "efe8c1a70e931095c0b05caa9c86284c",
    "id": null,
    "metadata": {},
    "name": "wishlistListQuery",
    "operationKind": "query",
    "text": "query wishlistListQuery {\n  viewer {\n    wishlist {\n      totalCount\n      productIds\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a057641494d29b7f210c78ccab2bfed6";

export default node;
