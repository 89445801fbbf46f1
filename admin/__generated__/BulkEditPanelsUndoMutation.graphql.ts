/**
 * @generated SignedSource<<14514b909d67b8f73e06c97fb7ae5e33>>
 * @relayHash f193cf70fcb8ed3aa27bddd2ed41c0aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c16b748b7de4f53ab861ad6630df3506a82ef1ef339615627c3e43efd1fd533

import type { ConcreteRequest } from 'relay-runtime';
export type UndoBulkEditInput = {
  databaseId: number;
};
export type BulkEditPanelsUndoMutation$variables = {
  input: UndoBulkEditInput;
};
export type BulkEditPanelsUndoMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type BulkEditPanelsUndoMutation = {
  response: BulkEditPanelsUndoMutation$data;
  variables: BulkEditPanelsUndoMutation$variables;
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
    "name": "undoBulkEdit",
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
    "name": "BulkEditPanelsUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkEditPanelsUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c16b748b7de4f53ab861ad6630df3506a82ef1ef339615627c3e43efd1fd533",
    "metadata": {},
    "name": "BulkEditPanelsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1fcc0f2c141ff33eef06e87a2797a05";

export default node;
