/**
 * @generated SignedSource<<7b19da521c286a3e9c8fb0693018ee32>>
 * @relayHash ff60f1ed21e7b28fa664398c1101a3d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 327aa56d5716b526dae972b8eb802ec647abe4d3812b3feb688c1b7e5b0040e3

import type { ConcreteRequest } from 'relay-runtime';
export type HotVote = "COLD" | "HOT" | "%future added value";
export type ownVotesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type ownVotesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly myHotVote?: HotVote | null | undefined;
  } | null | undefined>;
};
export type ownVotesQuery = {
  response: ownVotesQuery$data;
  variables: ownVotesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "myHotVote",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ownVotesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "Offer",
            "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownVotesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Offer",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "327aa56d5716b526dae972b8eb802ec647abe4d3812b3feb688c1b7e5b0040e3",
    "metadata": {},
    "name": "ownVotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c59f8f2e0675dfacb22a81b9049dca96";

export default node;
