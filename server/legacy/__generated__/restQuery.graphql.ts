/**
 * @generated SignedSource<<5454823936b7fdeeb80d60f22191d25b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type restQuery$variables = Record<PropertyKey, never>;
export type restQuery$data = {
  readonly shop: {
    readonly name: string;
  };
};
export type restQuery = {
  response: restQuery$data;
  variables: restQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShopDetails",
    "kind": "LinkedField",
    "name": "shop",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "restQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "restQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3ca87fd4e5c53046a73227ab37ad7766",
    "id": null,
    "metadata": {},
    "name": "restQuery",
    "operationKind": "query",
    "text": "query restQuery {\n  shop {\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "55841c7d7a9e4b2c1473c044206ad4bb";

export default node;
