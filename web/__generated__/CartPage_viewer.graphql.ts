/**
 * @generated SignedSource<<57c95eca4e1cc55edb007e469f36cdd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPage_viewer$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"CartPage_cart">;
  } | null | undefined;
  readonly " $fragmentType": "CartPage_viewer";
};
export type CartPage_viewer$key = {
  readonly " $data"?: CartPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartPage_cart"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "db436ed93da3c3f21dfbe06c2340c20e";

export default node;
