/**
 * @generated SignedSource<<5f2f75ee3100d1a8898cb16b7806fc22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartShopState = "CANCELED" | "DONE" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExternalShops_cart$data = {
  readonly externalShops: ReadonlyArray<{
    readonly shop: {
      readonly id: string;
    };
    readonly state: CartShopState;
    readonly " $fragmentSpreads": FragmentRefs<"ExternalShopBox_part">;
  }>;
  readonly " $fragmentType": "ExternalShops_cart";
};
export type ExternalShops_cart$key = {
  readonly " $data"?: ExternalShops_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExternalShops_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExternalShops_cart",
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
          "concreteType": "ExternalShop",
          "kind": "LinkedField",
          "name": "shop",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExternalShopBox_part"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "fa47a472ee80a3d219df46156aef2f95";

export default node;
