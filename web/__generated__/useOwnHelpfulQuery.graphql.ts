/**
 * @generated SignedSource<<a09bfc9140985e3ebdd9923e0a21c1d0>>
 * @relayHash a0ef874eca8ade0788fa401f0e34eed0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 450b55d8d80b252754f6c00f1655350ffccc8bf394dc18507c83f49c5f297c5d

import type { ConcreteRequest } from 'relay-runtime';
export type HelpfulVote = "HELPFUL" | "UNHELPFUL" | "%future added value";
export type useOwnHelpfulQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useOwnHelpfulQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly helpfulCount?: number;
    readonly id?: string;
    readonly myHelpfulVote?: HelpfulVote | null | undefined;
    readonly unhelpfulCount?: number;
  } | null | undefined>;
};
export type useOwnHelpfulQuery = {
  response: useOwnHelpfulQuery$data;
  variables: useOwnHelpfulQuery$variables;
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
  "name": "myHelpfulVote",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "helpfulCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unhelpfulCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnHelpfulQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "Review",
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
    "name": "useOwnHelpfulQuery",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "Review",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "450b55d8d80b252754f6c00f1655350ffccc8bf394dc18507c83f49c5f297c5d",
    "metadata": {},
    "name": "useOwnHelpfulQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb96a5e462d8726f702b250949695a0f";

export default node;
