/**
 * @generated SignedSource<<cf42a994d49eea29748d6941c3aa560f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderPage_order$data = {
  readonly bankTransfer: {
    readonly " $fragmentSpreads": FragmentRefs<"BankTransferBox_bankTransfer">;
  } | null | undefined;
  readonly number: number;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"BankTransferBox_total">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AccountOffer_order" | "CancelOrderForm_order" | "OrderAddress_order" | "OrderDocuments_order" | "OrderLines_order" | "OrderReturns_order" | "OrderShipments_order" | "OrderState_order" | "OrderTimeline_order">;
  readonly " $fragmentType": "OrderPage_order";
};
export type OrderPage_order$key = {
  readonly " $data"?: OrderPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPage_order",
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
      "concreteType": "BankTransfer",
      "kind": "LinkedField",
      "name": "bankTransfer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BankTransferBox_bankTransfer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BankTransferBox_total"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderState_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountOffer_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderShipments_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderAddress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDocuments_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderReturns_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrderForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8e8380fe4d9f0d0f26768410b908068a";

export default node;
