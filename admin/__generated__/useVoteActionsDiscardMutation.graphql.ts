/**
 * @generated SignedSource<<b707a3f5791e9dd9ec483416847af737>>
 * @relayHash c523ac204ba84761ad509fdd74f8c61b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cefb2289278a7bbec47fef2f148cd6ca7b89710ed53bf251572f6649ce0675f

import type { ConcreteRequest } from 'relay-runtime';
export type DiscardVotesInput = {
  clientMutationId?: string | null | undefined;
  offerId: number;
  reason?: string | null | undefined;
  voteIds: ReadonlyArray<number>;
};
export type useVoteActionsDiscardMutation$variables = {
  input: DiscardVotesInput;
};
export type useVoteActionsDiscardMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useVoteActionsDiscardMutation = {
  response: useVoteActionsDiscardMutation$data;
  variables: useVoteActionsDiscardMutation$variables;
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
    "name": "discardVotes",
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
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "useVoteActionsDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVoteActionsDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9cefb2289278a7bbec47fef2f148cd6ca7b89710ed53bf251572f6649ce0675f",
    "metadata": {},
    "name": "useVoteActionsDiscardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3cbd190a7f5e78c3a1611d102bbba37";

export default node;
