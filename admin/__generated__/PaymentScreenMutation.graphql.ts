/**
 * @generated SignedSource<<a823edfb107b42f9abdb8119224f47c4>>
 * @relayHash 4189b66eb3b8edd0ad5335d1517e91c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833f5b8be662af8ec8ff9934e87e7b958b961815f537756a212de544b6d4f658

import type { ConcreteRequest } from 'relay-runtime';
export type OrderPaymentMethodsInput = {
  clientMutationId?: string | null | undefined;
  codes: ReadonlyArray<string>;
};
export type PaymentScreenMutation$variables = {
  input: OrderPaymentMethodsInput;
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
    "name": "orderPaymentMethods",
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
    "id": "833f5b8be662af8ec8ff9934e87e7b958b961815f537756a212de544b6d4f658",
    "metadata": {},
    "name": "PaymentScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "01d1038827c38b4d75ce78d11f0dc4b5";

export default node;
