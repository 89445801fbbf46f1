/**
 * @generated SignedSource<<c44ef05deb07f012e4fc9146d56c52a0>>
 * @relayHash 3afdc3d5235d25eb5a09bbb2c1198e47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 515fc3c18d521aacad6030926ab4d96b8899a6dcacdc9773df3ca38fc8a9c14c

import type { ConcreteRequest } from 'relay-runtime';
export type FreezeVotesInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
  isFrozen: boolean;
};
export type useVoteActionsFreezeMutation$variables = {
  input: FreezeVotesInput;
};
export type useVoteActionsFreezeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useVoteActionsFreezeMutation = {
  response: useVoteActionsFreezeMutation$data;
  variables: useVoteActionsFreezeMutation$variables;
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
    "name": "freezeVotes",
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
    "name": "useVoteActionsFreezeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVoteActionsFreezeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "515fc3c18d521aacad6030926ab4d96b8899a6dcacdc9773df3ca38fc8a9c14c",
    "metadata": {},
    "name": "useVoteActionsFreezeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b1c85fc00d6295b094610db0ebd4a81";

export default node;
