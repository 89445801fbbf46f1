/**
 * @generated SignedSource<<5b679aa00c1cab451b3419cd71e92da2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_checkout$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_checkout" | "PlaceOrder_checkout" | "ReviewStep_checkout" | "usePostcodeCheck_checkout">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceOrder_checkout"
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "a4ab1cdd033f935c283dc5ff224558b9";

export default node;
