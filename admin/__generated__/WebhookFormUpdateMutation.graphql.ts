/**
 * @generated SignedSource<<4f53b818124c243a1e95d1d6ab2ae562>>
 * @relayHash e59529fdcaea5b39d548f8c0064d2eaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcb6a1ca71f6cbc3d371b8c76fb8b1f635f6014ebb0624d6ef7db8694c3f8254

import type { ConcreteRequest } from 'relay-runtime';
export type EventType = "CUSTOMER_CREATED" | "CUSTOMER_ERASED" | "INVOICE_ISSUED" | "ORDER_CANCELLED" | "ORDER_COMPLETED" | "ORDER_PAID" | "ORDER_PLACED" | "ORDER_REFUNDED" | "ORDER_SHIPPED" | "PRICE_CHANGED" | "PRODUCT_CREATED" | "PRODUCT_DELETED" | "PRODUCT_UPDATED" | "RETURN_CLOSED" | "RETURN_RECEIVED" | "RETURN_REQUESTED" | "REVIEW_PUBLISHED" | "SHIPMENT_CANCELLED" | "SHIPMENT_CREATED" | "SHIPMENT_UPDATED" | "STOCK_CHANGED" | "SUBSCRIBER_CONFIRMED" | "SUBSCRIBER_ERASED" | "SUBSCRIBER_UNSUBSCRIBED" | "%future added value";
export type UpdateWebhookInput = {
  clientMutationId?: string | null | undefined;
  description: string;
  events: ReadonlyArray<EventType>;
  expectedVersion?: number | null | undefined;
  id: string;
  isEnabled: boolean;
  payloadQuery?: string | null | undefined;
  url: string;
};
export type WebhookFormUpdateMutation$variables = {
  input: UpdateWebhookInput;
  isDryRun?: boolean | null | undefined;
};
export type WebhookFormUpdateMutation$data = {
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
export type WebhookFormUpdateMutation = {
  response: WebhookFormUpdateMutation$data;
  variables: WebhookFormUpdateMutation$variables;
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
    "name": "updateWebhook",
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
    "name": "WebhookFormUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebhookFormUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "dcb6a1ca71f6cbc3d371b8c76fb8b1f635f6014ebb0624d6ef7db8694c3f8254",
    "metadata": {},
    "name": "WebhookFormUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "478aec3d30cd7ac8a2328a6d02a19bdc";

export default node;
