/**
 * @generated SignedSource<<ca79dc298047926d2e5bcdff053baaa8>>
 * @relayHash 119a25dbd143f77c81b164a0c7cd4f3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 122aef2e32c92a0c692d8ee9b4fef3e1a4f7ab9b8da0d6fc379c99d335cc6d94

import type { ConcreteRequest } from 'relay-runtime';
export type UndoSubscriberDeletionInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useDeletionsUndoMutation$variables = {
  input: UndoSubscriberDeletionInput;
};
export type useDeletionsUndoMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useDeletionsUndoMutation = {
  response: useDeletionsUndoMutation$data;
  variables: useDeletionsUndoMutation$variables;
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
    "name": "undoSubscriberDeletion",
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
    "name": "useDeletionsUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletionsUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "122aef2e32c92a0c692d8ee9b4fef3e1a4f7ab9b8da0d6fc379c99d335cc6d94",
    "metadata": {},
    "name": "useDeletionsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a838bda643f5800b7971319cf72818af";

export default node;
