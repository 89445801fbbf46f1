/**
 * @generated SignedSource<<939e00d5a3c7ebe8c15a1e1a87ee8215>>
 * @relayHash a5751b0f6cea4773db6411818a1c6a73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eb0d7c4bf9ce649f5631ced9294751945b72ba0c9e4dbbb6ec2da16794022aa

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveIntegrationInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
};
export type IntegrationScreenRemoveMutation$variables = {
  input: RemoveIntegrationInput;
};
export type IntegrationScreenRemoveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type IntegrationScreenRemoveMutation = {
  response: IntegrationScreenRemoveMutation$data;
  variables: IntegrationScreenRemoveMutation$variables;
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
    "name": "removeIntegration",
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
    "name": "IntegrationScreenRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IntegrationScreenRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8eb0d7c4bf9ce649f5631ced9294751945b72ba0c9e4dbbb6ec2da16794022aa",
    "metadata": {},
    "name": "IntegrationScreenRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "345e653ac14f3cf02648152e1518cd85";

export default node;
