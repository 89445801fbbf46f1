/**
 * @generated SignedSource<<cb9b137610f5e09bc0547cceb0914a7b>>
 * @relayHash 27747986c2f51339d28623fb1e69cc24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bf84accb330edefba45e6cb1687114ca12b684554aa925d77eaac884a35bb39

import type { ConcreteRequest } from 'relay-runtime';
export type SendCustomerPasswordResetInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type CustomerActionsResetMutation$variables = {
  input: SendCustomerPasswordResetInput;
};
export type CustomerActionsResetMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type CustomerActionsResetMutation = {
  response: CustomerActionsResetMutation$data;
  variables: CustomerActionsResetMutation$variables;
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
    "name": "sendCustomerPasswordReset",
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
    "name": "CustomerActionsResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerActionsResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5bf84accb330edefba45e6cb1687114ca12b684554aa925d77eaac884a35bb39",
    "metadata": {},
    "name": "CustomerActionsResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bae9c4cb48c1c0b004ce4818c97bae9e";

export default node;
