/**
 * @generated SignedSource<<b065e01aad1a4c2d95136dbc9eb77885>>
 * @relayHash 2c71762a9a1590a709490d4706fa2112
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ac547473ade0e49411cbdbe8f49aca2a50a4dd227e5f8251ef5815b18434c5

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING_PAYMENT" | "PROCESSING" | "REFUNDED" | "%future added value";
export type PaymentState = "AUTHORIZED" | "DECLINED" | "NEEDS_ACTION" | "PENDING" | "SUCCEEDED" | "%future added value";
export type OrderIdInput = {
  clientMutationId?: string | null | undefined;
  orderId: string;
};
export type CapturePaymentMutation$variables = {
  input: OrderIdInput;
};
export type CapturePaymentMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly order?: {
      readonly id: string;
      readonly paymentState: PaymentState | null | undefined;
      readonly status: OrderStatus;
    };
    readonly path?: ReadonlyArray<string>;
  };
};
export type CapturePaymentMutation = {
  response: CapturePaymentMutation$data;
  variables: CapturePaymentMutation$variables;
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
    "name": "captureOrderPayment",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentState",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CaptureOrderPaymentPayload",
        "abstractKey": null
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
    "name": "CapturePaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CapturePaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b2ac547473ade0e49411cbdbe8f49aca2a50a4dd227e5f8251ef5815b18434c5",
    "metadata": {},
    "name": "CapturePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43931104754de52e1652f5675541b921";

export default node;
