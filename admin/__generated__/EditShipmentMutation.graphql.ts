/**
 * @generated SignedSource<<8e2c7d90b5c900fda4bc84409654ad0c>>
 * @relayHash a9b7a308d9a2d79e0a7baedabffc8b72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55f7106cfea82bbe12bbab29d9a50ea4d79ed6aeb05ac4bd1cc81e6961886560

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
  isDryRun?: boolean | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
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
      },
      {
        "kind": "Variable",
        "name": "isDryRun",
        "variableName": "isDryRun"
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
    "id": "55f7106cfea82bbe12bbab29d9a50ea4d79ed6aeb05ac4bd1cc81e6961886560",
    "metadata": {},
    "name": "EditShipmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d633a766abce01a0beb25f97039b54f1";

export default node;
