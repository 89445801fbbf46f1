/**
 * @generated SignedSource<<b2baa5db1d1af2ae21f097a77fc25588>>
 * @relayHash 732afd8cfcdc5b58bfa017171e6d1411
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcea2eeb95ff88de02fe2c73068c66edddaf5d7dd4f6552075b234747bd6e03d

import type { ConcreteRequest } from 'relay-runtime';
export type OrderFulfilmentStatus = "PARTIALLY_SHIPPED" | "SHIPPED" | "UNFULFILLED" | "%future added value";
export type OrderStatus = "CANCELLED" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING_PAYMENT" | "PROCESSING" | "REFUNDED" | "%future added value";
export type ParcelCarrier = "AUSTRIAN_POST" | "BPOST" | "CORREOS" | "DHL" | "DHL_EXPRESS" | "DPD" | "FEDEX" | "GLS" | "HERMES" | "INPOST" | "LA_POSTE" | "OTHER" | "POSTE_ITALIANE" | "POSTNL" | "SWISS_POST" | "UPS" | "%future added value";
export type CreateShipmentInput = {
  carrier: ParcelCarrier;
  carrierName?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  completeOrder?: boolean | null | undefined;
  confirmUnpaid?: boolean | null | undefined;
  idempotencyKey: string;
  lines?: ReadonlyArray<ShipmentLineInput> | null | undefined;
  notifyCustomer?: boolean | null | undefined;
  orderId: string;
  service?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
};
export type ShipmentLineInput = {
  lineId: string;
  quantity: number;
};
export type ShipOrderMutation$variables = {
  input: CreateShipmentInput;
};
export type ShipOrderMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly order?: {
      readonly fulfilmentStatus: OrderFulfilmentStatus | null | undefined;
      readonly id: string;
      readonly status: OrderStatus;
    };
    readonly path?: ReadonlyArray<string>;
  };
};
export type ShipOrderMutation = {
  response: ShipOrderMutation$data;
  variables: ShipOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = [
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
    "name": "createShipment",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
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
                "name": "fulfilmentStatus",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CreateShipmentPayload",
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
    "name": "ShipOrderMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShipOrderMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "dcea2eeb95ff88de02fe2c73068c66edddaf5d7dd4f6552075b234747bd6e03d",
    "metadata": {},
    "name": "ShipOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cca77bb4ca2b2ab5e8a5844685a8e901";

export default node;
