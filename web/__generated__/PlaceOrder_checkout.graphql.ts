/**
 * @generated SignedSource<<368e32c7f734e77fb98a3460da08e1f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceOrder_checkout$data = {
  readonly asksForReviews: boolean;
  readonly " $fragmentType": "PlaceOrder_checkout";
};
export type PlaceOrder_checkout$key = {
  readonly " $data"?: PlaceOrder_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceOrder_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceOrder_checkout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asksForReviews",
      "storageKey": null
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "49900a44bede8ed9f89e42ac74d066b8";

export default node;
