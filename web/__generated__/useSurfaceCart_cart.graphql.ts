/**
 * @generated SignedSource<<41d7c53ec07ff6aeec91587ae00c68cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSurfaceCart_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelContents_cart" | "CartPanel_cart" | "MiniCart_cart">;
  readonly " $fragmentType": "useSurfaceCart_cart";
};
export type useSurfaceCart_cart$key = {
  readonly " $data"?: useSurfaceCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSurfaceCart_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSurfaceCart_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MiniCart_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartPanel_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartPanelContents_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "0dd1d10792789bbaf28aba7e86f9c99a";

export default node;
