/**
 * @generated SignedSource<<9cb6a30268ba33c0aa1f04459962d21d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type globalsQuery$variables = Record<PropertyKey, never>;
export type globalsQuery$data = {
  readonly shopSettings: {
    readonly cartRedirectAfterAdd: boolean;
  };
};
export type globalsQuery = {
  response: globalsQuery$data;
  variables: globalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShopSettings",
    "kind": "LinkedField",
    "name": "shopSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cartRedirectAfterAdd",
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
    "name": "globalsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "globalsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "69c66a02f077db3d37b53c1a90752b1c",
    "id": null,
    "metadata": {},
    "name": "globalsQuery",
    "operationKind": "query",
    "text": "query globalsQuery {\n  shopSettings {\n    cartRedirectAfterAdd\n  }\n}\n"
  }
};
})();

(node as any).hash = "c42947a76b0a0a93b6c721b3045cf5a9";

export default node;
