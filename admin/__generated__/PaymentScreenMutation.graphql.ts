/**
 * @generated SignedSource<<48f071aa4d016fc2275ffa24a23b9e5e>>
 * @relayHash 49597008fb3f5fcf8d289985476a72df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f30cb7bd3719bc932c0908f71fd2d9ed133d46c2e364afa5c732c85a8de27ac

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderPaymentMethodsInput = {
  clientMutationId?: string | null | undefined;
  codes: ReadonlyArray<string>;
};
export type PaymentScreenMutation$variables = {
  input: ReorderPaymentMethodsInput;
};
export type PaymentScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type PaymentScreenMutation = {
  response: PaymentScreenMutation$data;
  variables: PaymentScreenMutation$variables;
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
    "name": "reorderPaymentMethods",
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
    "name": "PaymentScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0f30cb7bd3719bc932c0908f71fd2d9ed133d46c2e364afa5c732c85a8de27ac",
    "metadata": {},
    "name": "PaymentScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b20e12036fef1c5ee5bdc03955910724";

export default node;
