/**
 * @generated SignedSource<<dea1d0cad35a80197bf5e66c2f695702>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_checkout$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressFields_checkout" | "MethodFields_checkout">;
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
      "name": "AddressFields_checkout"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MethodFields_checkout"
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "d4bd62270161fc614bd18fc99533e739";

export default node;
