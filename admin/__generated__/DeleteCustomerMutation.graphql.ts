/**
 * @generated SignedSource<<6d5a49eb198dc98f2776dd6f4f2a332f>>
 * @relayHash e751f20c15200fa1cb578e030fd2ae61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c58bd7e1cf19ca0ee9a9536787e27e9b3c64ce409fea244ca0c394047ead0eab

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCustomerInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type DeleteCustomerMutation$variables = {
  input: DeleteCustomerInput;
};
export type DeleteCustomerMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type DeleteCustomerMutation = {
  response: DeleteCustomerMutation$data;
  variables: DeleteCustomerMutation$variables;
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
    "name": "deleteCustomer",
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
    "name": "DeleteCustomerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteCustomerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c58bd7e1cf19ca0ee9a9536787e27e9b3c64ce409fea244ca0c394047ead0eab",
    "metadata": {},
    "name": "DeleteCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e6bc96f232390516bbf01572e406b1a";

export default node;
