/**
 * @generated SignedSource<<53d140b2f553bf465dd07ffe91b84b47>>
 * @relayHash 8955c1046fb5648a8f52ab675d130a2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70faf05ad685c4be13b5c07b648b2f3a3d46a250e60b78f210ebff07f1adcdf7

import type { ConcreteRequest } from 'relay-runtime';
export type ParcelCarrier = "AUSTRIAN_POST" | "BPOST" | "CORREOS" | "DHL" | "DHL_EXPRESS" | "DPD" | "FEDEX" | "GLS" | "HERMES" | "INPOST" | "LA_POSTE" | "OTHER" | "POSTE_ITALIANE" | "POSTNL" | "SWISS_POST" | "UPS" | "%future added value";
export type UpdateShipmentInput = {
  carrier: ParcelCarrier;
  carrierName?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  notifyCustomer?: boolean | null | undefined;
  service?: string | null | undefined;
  shipmentId: string;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
};
export type EditShipmentMutation$variables = {
  input: UpdateShipmentInput;
};
export type EditShipmentMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly order?: {
      readonly id: string;
    };
    readonly path?: ReadonlyArray<string>;
  };
};
export type EditShipmentMutation = {
  response: EditShipmentMutation$data;
  variables: EditShipmentMutation$variables;
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
    "name": "updateShipment",
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
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateShipmentPayload",
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
    "name": "EditShipmentMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditShipmentMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "70faf05ad685c4be13b5c07b648b2f3a3d46a250e60b78f210ebff07f1adcdf7",
    "metadata": {},
    "name": "EditShipmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf866487b054a162d65b8990aaa3e2fd";

export default node;
