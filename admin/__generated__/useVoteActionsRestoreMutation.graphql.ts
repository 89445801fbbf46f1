/**
 * @generated SignedSource<<7ba122134afb8aac3e10b3a233beca33>>
 * @relayHash 7f8e82147590b54f99c710f07a1b7d4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 628eb527f4439115567038732f437794d85840517b7ed3247d8c69d4dae5b879

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreVotesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useVoteActionsRestoreMutation$variables = {
  input: RestoreVotesInput;
};
export type useVoteActionsRestoreMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useVoteActionsRestoreMutation = {
  response: useVoteActionsRestoreMutation$data;
  variables: useVoteActionsRestoreMutation$variables;
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
    "name": "restoreVotes",
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
    "name": "useVoteActionsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVoteActionsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "628eb527f4439115567038732f437794d85840517b7ed3247d8c69d4dae5b879",
    "metadata": {},
    "name": "useVoteActionsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "734cd7dee9c3e3dc7345f86b34834af3";

export default node;
