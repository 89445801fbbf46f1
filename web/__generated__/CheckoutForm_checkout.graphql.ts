/**
 * @generated SignedSource<<1eb1131b0d1a3549a54e032772fb9030>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_checkout$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_checkout" | "ReviewStep_checkout" | "usePostcodeCheck_checkout">;
  readonly " $fragmentType": "CheckoutForm_checkout";
};
export type CheckoutForm_checkout$key = {
  readonly " $data"?: CheckoutForm_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutForm_checkout",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePostcodeCheck_checkout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsStep_checkout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStep_checkout"
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "ce0aa7ee8d383040879c07aa5ab90d11";

export default node;
