/**
 * @generated SignedSource<<ccb389efb6c9974975175233991cff89>>
 * @relayHash 5b673c3f846953e25a6f1e56a03b6b31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4993a3dd890f429e76449ae798f6f3b7e4b32d8601dc33b29f7c4488aaa19507

import type { ConcreteRequest } from 'relay-runtime';
export type challengeWorkQuery$variables = Record<PropertyKey, never>;
export type challengeWorkQuery$data = {
  readonly newsletterChallenge: {
    readonly challenge: string;
    readonly difficulty: number;
    readonly waitMs: number;
  };
};
export type challengeWorkQuery = {
  response: challengeWorkQuery$data;
  variables: challengeWorkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "NewsletterChallenge",
    "kind": "LinkedField",
    "name": "newsletterChallenge",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "challenge",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "difficulty",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitMs",
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
    "name": "challengeWorkQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "challengeWorkQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4993a3dd890f429e76449ae798f6f3b7e4b32d8601dc33b29f7c4488aaa19507",
    "metadata": {},
    "name": "challengeWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c01383a000df230990725adda7509e12";

export default node;
