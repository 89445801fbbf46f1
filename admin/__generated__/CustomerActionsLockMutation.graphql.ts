/**
 * @generated SignedSource<<ceaa272c0e0b9f26bea8bc0ccb7c58e4>>
 * @relayHash c1ee9ef31333f5213c6dd89755fe3c70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a5c27509ea1805bfc095f7f347fa337e0b687d0a71d5206ed61b7c10d629f7a

import type { ConcreteRequest } from 'relay-runtime';
export type LockCustomerInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  isLocked: boolean;
};
export type CustomerActionsLockMutation$variables = {
  input: LockCustomerInput;
};
export type CustomerActionsLockMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type CustomerActionsLockMutation = {
  response: CustomerActionsLockMutation$data;
  variables: CustomerActionsLockMutation$variables;
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
    "name": "lockCustomer",
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
    "name": "CustomerActionsLockMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerActionsLockMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a5c27509ea1805bfc095f7f347fa337e0b687d0a71d5206ed61b7c10d629f7a",
    "metadata": {},
    "name": "CustomerActionsLockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b079c0bdd06888ff3398c1d6d536671";

export default node;
