/**
 * @generated SignedSource<<3f166dbfaff99950406638fda5ee24a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanel_cart$data = {
  readonly itemCount: number;
  readonly " $fragmentType": "CartPanel_cart";
};
export type CartPanel_cart$key = {
  readonly " $data"?: CartPanel_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanel_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanel_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "0d5a53ed21b973d4f9bfd551cf6864db";

export default node;
