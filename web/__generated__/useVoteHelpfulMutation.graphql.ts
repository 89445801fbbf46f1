/**
 * @generated SignedSource<<c71677ed550032e506804d686f2bb464>>
 * @relayHash 9b9aa4869d046564a098667a6a08256d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34e11c964153d73a03d3cf4923be7e09390b35213e5bd7b9b48fc73ebbe2c205

import type { ConcreteRequest } from 'relay-runtime';
export type VoteHelpfulInput = {
  clientMutationId?: string | null | undefined;
  isHelpful: boolean;
  reviewId: string;
};
export type useVoteHelpfulMutation$variables = {
  input: VoteHelpfulInput;
};
export type useVoteHelpfulMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
    readonly review?: {
      readonly helpfulCount: number;
      readonly id: string;
      readonly unhelpfulCount: number;
    };
  };
};
export type useVoteHelpfulMutation = {
  response: useVoteHelpfulMutation$data;
  variables: useVoteHelpfulMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "voteHelpful",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "helpfulCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unhelpfulCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "VoteHelpfulPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useVoteHelpfulMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVoteHelpfulMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "34e11c964153d73a03d3cf4923be7e09390b35213e5bd7b9b48fc73ebbe2c205",
    "metadata": {},
    "name": "useVoteHelpfulMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e62146043f6644c7819f9c31e565fe1";

export default node;
