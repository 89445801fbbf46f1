/**
 * @generated SignedSource<<d65ba7c3fcd62a242fd964fc15cea073>>
 * @relayHash 30b384e2cd90602598f37735e5ee024f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2be87653216fc197e2daccae189e0bf291aae47660674a0eba187881c825cd1

import type { ConcreteRequest } from 'relay-runtime';
export type VoteHelpfulInput = {
  clientMutationId?: string | null | undefined;
  isHelpful: boolean;
  reviewId: string;
};
export type actionsHelpfulMutation$variables = {
  input: VoteHelpfulInput;
};
export type actionsHelpfulMutation$data = {
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
export type actionsHelpfulMutation = {
  response: actionsHelpfulMutation$data;
  variables: actionsHelpfulMutation$variables;
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
    "name": "actionsHelpfulMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsHelpfulMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f2be87653216fc197e2daccae189e0bf291aae47660674a0eba187881c825cd1",
    "metadata": {},
    "name": "actionsHelpfulMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d425aeb956079ca8aa7f361930e4ef8";

export default node;
