/**
 * @generated SignedSource<<4452e0b0bae393182b3cbac47d43b38d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTotals_checkout$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShippingEstimate_checkout">;
  readonly " $fragmentType": "CartTotals_checkout";
};
export type CartTotals_checkout$key = {
  readonly " $data"?: CartTotals_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartTotals_checkout",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShippingEstimate_checkout"
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "f62f136430082c58131d385fe6cd1388";

export default node;
