/**
 * @generated SignedSource<<99783bfddd4f2d141a99b13691384c68>>
 * @relayHash 7bb2621d41fc032b3433a677c9e4e2eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d8c0fc196ad428295276115e4fc1391a320e4a9900fb1b0e8767315d552ccfc

import type { ConcreteRequest } from 'relay-runtime';
export type RejectVotesInput = {
  clientMutationId?: string | null | undefined;
  offerId: string;
  reason?: string | null | undefined;
  voteIds: ReadonlyArray<string>;
};
export type useVoteActionsDiscardMutation$variables = {
  input: RejectVotesInput;
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
    "name": "rejectVotes",
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
    "id": "2d8c0fc196ad428295276115e4fc1391a320e4a9900fb1b0e8767315d552ccfc",
    "metadata": {},
    "name": "useVoteActionsDiscardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f87bec60c1dbff420863755c9c8134a";

export default node;
