/**
 * @generated SignedSource<<2769b4c622a3dce5a6eb110ed86e0858>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPage_cart$data = {
  readonly hash: string;
  readonly isEmpty: boolean;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line">;
  }>;
  readonly version: number;
  readonly warnings: ReadonlyArray<{
    readonly lineKey: string | null | undefined;
    readonly message: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart" | "ExternalShops_cart">;
  readonly " $fragmentType": "CartPage_cart";
};
export type CartPage_cart$key = {
  readonly " $data"?: CartPage_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPage_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPage_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmpty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
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
          "name": "key",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartLineRow_line"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTotals_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExternalShops_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "d5689e35106dab46ae82f3d91feae916";

export default node;
