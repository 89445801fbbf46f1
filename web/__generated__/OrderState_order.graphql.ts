/**
 * @generated SignedSource<<50abb6c6e80003a9adf10a06c9ae9fc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderFulfilmentStatus = "PARTIALLY_SHIPPED" | "SHIPPED" | "UNFULFILLED" | "%future added value";
export type OrderStatus = "CANCELLED" | "COMPLETED" | "FAILED" | "ON_HOLD" | "PENDING_PAYMENT" | "PROCESSING" | "REFUNDED" | "%future added value";
export type PaymentFlow = "ONLINE" | "ON_DELIVERY" | "TRANSFER" | "%future added value";
export type PaymentState = "AUTHORIZED" | "DECLINED" | "NEEDS_ACTION" | "PENDING" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderState_order$data = {
  readonly email: string;
  readonly fulfilmentStatus: OrderFulfilmentStatus | null | undefined;
  readonly isPartiallyRefunded: boolean;
  readonly nextAction: {
    readonly url: string;
  } | null | undefined;
  readonly number: number;
  readonly paidAt: string | null | undefined;
  readonly paymentMethod: {
    readonly flow: PaymentFlow | null | undefined;
  };
  readonly paymentState: PaymentState | null | undefined;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly url: string;
  readonly " $fragmentType": "OrderState_order";
};
export type OrderState_order$key = {
  readonly " $data"?: OrderState_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderState_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderState_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPartiallyRefunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fulfilmentStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "paymentMethod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flow",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextAction",
      "kind": "LinkedField",
      "name": "nextAction",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "0b7ee011a078cfbd373f68474a8064e8";

export default node;
