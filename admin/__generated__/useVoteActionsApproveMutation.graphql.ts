/**
 * @generated SignedSource<<dd796ec82e7534050658b4b1f8e233e5>>
 * @relayHash f3a12ecc69c181a17a71378e570cb661
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4bddfd8ee77618d2856e347ab6b2f9a21e6a0a5490059570bdd90b19e138c7d

import type { ConcreteRequest } from 'relay-runtime';
export type ApproveVotesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useVoteActionsApproveMutation$variables = {
  input: ApproveVotesInput;
};
export type useVoteActionsApproveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useVoteActionsApproveMutation = {
  response: useVoteActionsApproveMutation$data;
  variables: useVoteActionsApproveMutation$variables;
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
    "name": "approveVotes",
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
    "name": "useVoteActionsApproveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVoteActionsApproveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a4bddfd8ee77618d2856e347ab6b2f9a21e6a0a5490059570bdd90b19e138c7d",
    "metadata": {},
    "name": "useVoteActionsApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a110550d570ee7e3e63ad6859331bf3";

export default node;
