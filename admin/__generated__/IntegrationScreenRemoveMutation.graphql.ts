/**
 * @generated SignedSource<<59519078d950addf754253e588c97884>>
 * @relayHash 428c1cba42f58b930a33c42f0d55a1b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92e87cb1ae6d641968b7f047669f4ec5991a99e196d095ef7696124e765f3f8b

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteIntegrationInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type IntegrationScreenRemoveMutation$variables = {
  input: DeleteIntegrationInput;
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
    "name": "deleteIntegration",
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
    "id": "92e87cb1ae6d641968b7f047669f4ec5991a99e196d095ef7696124e765f3f8b",
    "metadata": {},
    "name": "IntegrationScreenRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9807ab406088b00480c01cbc58975002";

export default node;
