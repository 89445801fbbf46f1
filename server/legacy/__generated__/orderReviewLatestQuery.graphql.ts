/**
 * @generated SignedSource<<79b3982498c132dbbfce9360255b8321>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type orderReviewLatestQuery$variables = Record<PropertyKey, never>;
export type orderReviewLatestQuery$data = {
  readonly viewer: {
    readonly latestOrder: {
      readonly shippingMethod: {
        readonly code: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type orderReviewLatestQuery = {
  response: orderReviewLatestQuery$data;
  variables: orderReviewLatestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethod",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "orderReviewLatestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "latestOrder",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "orderReviewLatestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "latestOrder",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "32f9223b33782417c87111cdaac81ee3",
    "id": null,
    "metadata": {},
    "name": "orderReviewLatestQuery",
    "operationKind": "query",
    "text": "query orderReviewLatestQuery {\n  viewer {\n    latestOrder {\n      shippingMethod {\n        code\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bd7edcb714ec79b16ae5e416c70eeae7";

export default node;
