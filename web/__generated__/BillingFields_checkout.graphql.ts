/**
 * @generated SignedSource<<ade87accdecbdc5243e81574a6414386>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingFields_checkout$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressFields_checkout">;
  readonly " $fragmentType": "BillingFields_checkout";
};
export type BillingFields_checkout$key = {
  readonly " $data"?: BillingFields_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingFields_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillingFields_checkout",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressFields_checkout"
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "4b72c7c3f10fa0a24e6bf226e0fbe095";

export default node;
