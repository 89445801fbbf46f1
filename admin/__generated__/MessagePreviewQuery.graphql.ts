/**
 * @generated SignedSource<<50bb0848cd1254589d23cb4bfa1014d8>>
 * @relayHash 9e51f0aded62d20853612aba5b64e38e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5c6be6076b1352b7d4c0dc93d40812314011185a4d90bd1ce6822dd2e5d7edb

import type { ConcreteRequest } from 'relay-runtime';
export type EventType = "CUSTOMER_CREATED" | "CUSTOMER_ERASED" | "INVOICE_ISSUED" | "ORDER_CANCELLED" | "ORDER_COMPLETED" | "ORDER_PAID" | "ORDER_PLACED" | "ORDER_REFUNDED" | "ORDER_SHIPPED" | "PRICE_CHANGED" | "PRODUCT_CREATED" | "PRODUCT_DELETED" | "PRODUCT_UPDATED" | "RETURN_CLOSED" | "RETURN_RECEIVED" | "RETURN_REQUESTED" | "REVIEW_PUBLISHED" | "SHIPMENT_CANCELLED" | "SHIPMENT_CREATED" | "SHIPMENT_UPDATED" | "STOCK_CHANGED" | "SUBSCRIBER_CONFIRMED" | "SUBSCRIBER_ERASED" | "SUBSCRIBER_UNSUBSCRIBED" | "%future added value";
export type MessagePreviewQuery$variables = {
  events: ReadonlyArray<EventType>;
  payloadQuery: string;
};
export type MessagePreviewQuery$data = {
  readonly webhookPreview: {
    readonly body: string;
    readonly event: string;
  } | null | undefined;
};
export type MessagePreviewQuery = {
  response: MessagePreviewQuery$data;
  variables: MessagePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "events"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "payloadQuery"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "events",
        "variableName": "events"
      },
      {
        "kind": "Variable",
        "name": "payloadQuery",
        "variableName": "payloadQuery"
      }
    ],
    "concreteType": "WebhookPreview",
    "kind": "LinkedField",
    "name": "webhookPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "event",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
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
    "name": "MessagePreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MessagePreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a5c6be6076b1352b7d4c0dc93d40812314011185a4d90bd1ce6822dd2e5d7edb",
    "metadata": {},
    "name": "MessagePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dc9c2d3ab683ad829a78192598ba7d5e";

export default node;
