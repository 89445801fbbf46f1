/**
 * @generated SignedSource<<9b3a2c7a12f6841d990a0d8c506ca1d6>>
 * @relayHash 52a4f9bd498140e07a336a2c3cf5ae02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddb65d6e7afd0afd1bb42fbc840f71ce549578d4f32a71a5106d0e5086daf9a5

import type { ConcreteRequest } from 'relay-runtime';
export type StopBulkEditInput = {
  databaseId: number;
};
export type BulkEditPanelsStopMutation$variables = {
  input: StopBulkEditInput;
};
export type BulkEditPanelsStopMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type BulkEditPanelsStopMutation = {
  response: BulkEditPanelsStopMutation$data;
  variables: BulkEditPanelsStopMutation$variables;
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
    "name": "stopBulkEdit",
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
    "name": "BulkEditPanelsStopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkEditPanelsStopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ddb65d6e7afd0afd1bb42fbc840f71ce549578d4f32a71a5106d0e5086daf9a5",
    "metadata": {},
    "name": "BulkEditPanelsStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8fa7c886ca2ddcde55c6553ea7a9a39";

export default node;
