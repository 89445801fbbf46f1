/**
 * @generated SignedSource<<c04070cc7c9771c1e7b462b45b20919e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGate_cart$data = {
  readonly externalShops: ReadonlyArray<{
    readonly problem: string | null | undefined;
  }>;
  readonly " $fragmentType": "useGate_cart";
};
export type useGate_cart$key = {
  readonly " $data"?: useGate_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGate_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGate_cart",
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
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "44ba6e438066781e9b59908473090d0e";

export default node;
