/**
 * @generated SignedSource<<93fbf7048dc0a7053ce35b5514f545c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartShopState = "CANCELED" | "DONE" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoughtElsewhere_cart$data = {
  readonly externalShops: ReadonlyArray<{
    readonly state: CartShopState;
  }>;
  readonly " $fragmentType": "BoughtElsewhere_cart";
};
export type BoughtElsewhere_cart$key = {
  readonly " $data"?: BoughtElsewhere_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoughtElsewhere_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoughtElsewhere_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartShop",
      "kind": "LinkedField",
      "name": "externalShops",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "93eaeca61529176e7aab5548f21e2a4e";

export default node;
