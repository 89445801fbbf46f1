/**
 * @generated SignedSource<<b8b8562662dd252d303a932f9354f5fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_checkout$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressFields_checkout" | "BillingFields_checkout">;
  readonly " $fragmentType": "DetailsStep_checkout";
};
export type DetailsStep_checkout$key = {
  readonly " $data"?: DetailsStep_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsStep_checkout",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressFields_checkout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillingFields_checkout"
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "45717500ce4b154df7ee9a3ab2f6c440";

export default node;
