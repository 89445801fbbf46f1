/**
 * @generated SignedSource<<6c0851e37b75d992ae25b55880c7bf70>>
 * @relayHash bb790a0c07792e3acce8514aba5bcb2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56f21bd6c0fcfd3da8d0e6a8a4cb6871f0a9c42b8536c325ab7ad2c429863d25

import type { ConcreteRequest } from 'relay-runtime';
export type ShipmentIdInput = {
  clientMutationId?: string | null | undefined;
  shipmentId: string;
};
export type OrderShipmentsMutation$variables = {
  input: ShipmentIdInput;
};
export type OrderShipmentsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly order?: {
      readonly id: string;
    };
    readonly path?: ReadonlyArray<string>;
  };
};
export type OrderShipmentsMutation = {
  response: OrderShipmentsMutation$data;
  variables: OrderShipmentsMutation$variables;
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
    "name": "resendShipmentMail",
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
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ResendShipmentMailPayload",
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
    "name": "OrderShipmentsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderShipmentsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56f21bd6c0fcfd3da8d0e6a8a4cb6871f0a9c42b8536c325ab7ad2c429863d25",
    "metadata": {},
    "name": "OrderShipmentsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "932152f6b25edb893f5d0e2624c2d33f";

export default node;
