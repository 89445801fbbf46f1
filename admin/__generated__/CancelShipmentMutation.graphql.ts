/**
 * @generated SignedSource<<641c156da006138a7457598dcb14753f>>
 * @relayHash dd60850477aa883070d76ff2974c8282
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ab64e368a1367c4691db3d0cddd01daa7436c7adb1324d9f8af39012ad9a99

import type { ConcreteRequest } from 'relay-runtime';
export type ShipmentIdInput = {
  clientMutationId?: string | null | undefined;
  shipmentId: string;
};
export type CancelShipmentMutation$variables = {
  input: ShipmentIdInput;
};
export type CancelShipmentMutation$data = {
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
export type CancelShipmentMutation = {
  response: CancelShipmentMutation$data;
  variables: CancelShipmentMutation$variables;
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
    "name": "cancelShipment",
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
        "type": "CancelShipmentPayload",
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
    "name": "CancelShipmentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CancelShipmentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "38ab64e368a1367c4691db3d0cddd01daa7436c7adb1324d9f8af39012ad9a99",
    "metadata": {},
    "name": "CancelShipmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd8e9a427e096d9ad1d64d2eb5341ca9";

export default node;
