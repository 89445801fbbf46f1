/**
 * @generated SignedSource<<ebf7dad2fb57f98828e7c3bf1f8c0663>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelOrderForm_order$data = {
  readonly canBeCancelled: boolean;
  readonly number: number;
  readonly url: string;
  readonly " $fragmentType": "CancelOrderForm_order";
};
export type CancelOrderForm_order$key = {
  readonly " $data"?: CancelOrderForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrderForm_order",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeCancelled",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e0a7d4079abb069de2abd4a86856038a";

export default node;
