/**
 * @generated SignedSource<<c7cd7d5ba3244c4609c01dd3e8b67f1b>>
 * @relayHash 44c6f5abb873cec092a8ea3e74ef21fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a26fec918e6cce2c4ba2ab1fc0fef06de1893d56072915d0e483b895e841b6e

import type { ConcreteRequest } from 'relay-runtime';
export type AdminSignInInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  password: string;
};
export type PasswordStepMutation$variables = {
  input: AdminSignInInput;
};
export type PasswordStepMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type PasswordStepMutation = {
  response: PasswordStepMutation$data;
  variables: PasswordStepMutation$variables;
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
    "name": "adminSignIn",
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
    "name": "PasswordStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7a26fec918e6cce2c4ba2ab1fc0fef06de1893d56072915d0e483b895e841b6e",
    "metadata": {},
    "name": "PasswordStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e1cf7c564cfde3c13a831cd56f946e1";

export default node;
