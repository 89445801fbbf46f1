/**
 * @generated SignedSource<<8f0d55917fab7f8f636a9dc022e7ca60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExternalTotals_cart$data = {
  readonly externalShops: ReadonlyArray<{
    readonly shop: {
      readonly id: string;
      readonly name: string;
    };
    readonly subtotal: {
      readonly formatted: string;
    };
  }>;
  readonly " $fragmentType": "ExternalTotals_cart";
};
export type ExternalTotals_cart$key = {
  readonly " $data"?: ExternalTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExternalTotals_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExternalTotals_cart",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formatted",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "ae920215f98ffb87be3514e3a99ad013";

export default node;
