/**
 * @generated SignedSource<<ae5effd085c55941de5ed1a9beeb58f5>>
 * @relayHash f9adf3f9bf07509aa7ec32da60adbfcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d133026343e2d5b666b7b88f7c57144782414321338e3bbb8499460ae151da2

import type { ConcreteRequest } from 'relay-runtime';
export type followVisitsQuery$variables = Record<PropertyKey, never>;
export type followVisitsQuery$data = {
  readonly shop: {
    readonly name: string;
  };
  readonly shopSettings: {
    readonly allowTracking: boolean;
  };
};
export type followVisitsQuery = {
  response: followVisitsQuery$data;
  variables: followVisitsQuery$variables;
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
  },
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
        "name": "allowTracking",
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
    "name": "followVisitsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "followVisitsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6d133026343e2d5b666b7b88f7c57144782414321338e3bbb8499460ae151da2",
    "metadata": {},
    "name": "followVisitsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b5d42546372e4e6ee603fe8de7f8d303";

export default node;
