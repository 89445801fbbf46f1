/**
 * @generated SignedSource<<50f79ca26135c2fba0f6fd02e560d8c1>>
 * @relayHash a8af8ebfd68f8856f69eb23d816aa9c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2677b843445131870433594e58e652407a13db2d6457f5212f8762f7c8daea5e

import type { ConcreteRequest } from 'relay-runtime';
export type WorkKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type UndoWorkInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
  kind: WorkKind;
};
export type useWorkVerbsUndoMutation$variables = {
  input: UndoWorkInput;
};
export type useWorkVerbsUndoMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useWorkVerbsUndoMutation = {
  response: useWorkVerbsUndoMutation$data;
  variables: useWorkVerbsUndoMutation$variables;
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
    "name": "undoWork",
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
    "name": "useWorkVerbsUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWorkVerbsUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2677b843445131870433594e58e652407a13db2d6457f5212f8762f7c8daea5e",
    "metadata": {},
    "name": "useWorkVerbsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "658152565ab346a7a292b393fe8ae8d7";

export default node;
