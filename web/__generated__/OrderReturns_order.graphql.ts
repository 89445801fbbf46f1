/**
 * @generated SignedSource<<f910728546aa123ca4adcacbc187a71b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderReturns_order$data = {
  readonly lines: ReadonlyArray<{
    readonly withdrawableQuantity: number;
  }>;
  readonly withdrawal: {
    readonly url: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReturnList_order">;
  readonly " $fragmentType": "OrderReturns_order";
};
export type OrderReturns_order$key = {
  readonly " $data"?: OrderReturns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReturns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReturns_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withdrawableQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderWithdrawal",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnList_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "066c707ce3b39e1b1d48aa4926256f8d";

export default node;
