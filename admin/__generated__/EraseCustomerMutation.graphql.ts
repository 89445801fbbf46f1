/**
 * @generated SignedSource<<c757fea6dd04a1d53666a0611478c5db>>
 * @relayHash 5ef982d664ff93aa28de56d5ee763c3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0d946e1fce83ea5bcfca42617f90e5c6d54dbbebb3745104fdbc6bf9547bab2

import type { ConcreteRequest } from 'relay-runtime';
export type EraseCustomerInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
};
export type EraseCustomerMutation$variables = {
  input: EraseCustomerInput;
};
export type EraseCustomerMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type EraseCustomerMutation = {
  response: EraseCustomerMutation$data;
  variables: EraseCustomerMutation$variables;
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
    "name": "eraseCustomer",
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
    "name": "EraseCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EraseCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a0d946e1fce83ea5bcfca42617f90e5c6d54dbbebb3745104fdbc6bf9547bab2",
    "metadata": {},
    "name": "EraseCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f0a613e8d39c33263cc858f51fd9869";

export default node;
