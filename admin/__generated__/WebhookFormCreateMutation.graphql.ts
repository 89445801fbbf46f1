/**
 * @generated SignedSource<<77d896e84a2213f32cc7a6f52532ee3f>>
 * @relayHash 62add0e939f74563b1c2fe06e7712bc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8770b020216c09005f93a8e5a42a3f533c0bf7bf03e84b99c7bb0ad94afdfaa

import type { ConcreteRequest } from 'relay-runtime';
export type EventType = "CUSTOMER_CREATED" | "CUSTOMER_ERASED" | "INVOICE_ISSUED" | "ORDER_CANCELLED" | "ORDER_COMPLETED" | "ORDER_PAID" | "ORDER_PLACED" | "ORDER_REFUNDED" | "ORDER_SHIPPED" | "PRICE_CHANGED" | "PRODUCT_CREATED" | "PRODUCT_DELETED" | "PRODUCT_UPDATED" | "RETURN_CLOSED" | "RETURN_RECEIVED" | "RETURN_REQUESTED" | "REVIEW_PUBLISHED" | "SHIPMENT_CANCELLED" | "SHIPMENT_CREATED" | "SHIPMENT_UPDATED" | "STOCK_CHANGED" | "SUBSCRIBER_CONFIRMED" | "SUBSCRIBER_ERASED" | "SUBSCRIBER_UNSUBSCRIBED" | "%future added value";
export type CreateWebhookInput = {
  clientMutationId?: string | null | undefined;
  description: string;
  events: ReadonlyArray<EventType>;
  isEnabled: boolean;
  payloadQuery?: string | null | undefined;
  url: string;
};
export type WebhookFormCreateMutation$variables = {
  input: CreateWebhookInput;
  isDryRun?: boolean | null | undefined;
};
export type WebhookFormCreateMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly secret?: string;
  };
};
export type WebhookFormCreateMutation = {
  response: WebhookFormCreateMutation$data;
  variables: WebhookFormCreateMutation$variables;
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
    "name": "createWebhook",
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
            "name": "secret",
            "storageKey": null
          }
        ],
        "type": "CreateWebhookPayload",
        "abstractKey": null
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
    "name": "WebhookFormCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebhookFormCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e8770b020216c09005f93a8e5a42a3f533c0bf7bf03e84b99c7bb0ad94afdfaa",
    "metadata": {},
    "name": "WebhookFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74ff2eef67824955d2f00c1bc2585582";

export default node;
