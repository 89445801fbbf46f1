/**
 * @generated SignedSource<<a506ba95420a76917835133aebbb7fd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceOrder_cart$data = {
  readonly minimumAge: number | null | undefined;
  readonly " $fragmentType": "PlaceOrder_cart";
};
export type PlaceOrder_cart$key = {
  readonly " $data"?: PlaceOrder_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceOrder_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceOrder_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumAge",
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "345d44dd44bc2d1252c5cf273d3f6326";

export default node;
