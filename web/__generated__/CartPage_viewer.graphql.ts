/**
 * @generated SignedSource<<582e0a829384b2c03d35fc0ee7cde44a>>
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
  readonly cartHash: string;
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
      "kind": "ScalarField",
      "name": "cartHash",
      "storageKey": null
    },
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

(node as any).hash = "1562ff2d77ea00c28b25ae366649f61f";

export default node;
