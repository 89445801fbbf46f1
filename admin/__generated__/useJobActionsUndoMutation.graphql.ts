/**
 * @generated SignedSource<<199e16b8f4f6df70fa5a51ba9ab0b222>>
 * @relayHash 13aed6dca971b960967d0bc48267f50d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 356eb058c4fe18f1cd149322e292665491e4af2a03d1389866685b86891e5db6

import type { ConcreteRequest } from 'relay-runtime';
export type UndoJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useJobActionsUndoMutation$variables = {
  input: UndoJobInput;
};
export type useJobActionsUndoMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useJobActionsUndoMutation = {
  response: useJobActionsUndoMutation$data;
  variables: useJobActionsUndoMutation$variables;
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
    "name": "undoJob",
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
    "name": "useJobActionsUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJobActionsUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "356eb058c4fe18f1cd149322e292665491e4af2a03d1389866685b86891e5db6",
    "metadata": {},
    "name": "useJobActionsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ca21452b8482eeec93f1ff6f9126099";

export default node;
