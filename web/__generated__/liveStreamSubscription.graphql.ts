/**
 * @generated SignedSource<<53c691da1787208cc17bfbb5cb950b39>>
 * @relayHash a6edeac3cbf90a3eea0d4e2b40b3ecbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13b2c6d97e0550457672b6bc4ec25ec9f87bf3ce88fedb195874450ef6d3c012

import type { ConcreteRequest } from 'relay-runtime';
export type liveStreamSubscription$variables = Record<PropertyKey, never>;
export type liveStreamSubscription$data = {
  readonly viewerChanged: {
    readonly cartHash: string;
    readonly listsHash: string;
  };
};
export type liveStreamSubscription = {
  response: liveStreamSubscription$data;
  variables: liveStreamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cartHash",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listsHash",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "liveStreamSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveStreamSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "13b2c6d97e0550457672b6bc4ec25ec9f87bf3ce88fedb195874450ef6d3c012",
    "metadata": {},
    "name": "liveStreamSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "271c0dfab8ab442b26fe221064e7c737";

export default node;
