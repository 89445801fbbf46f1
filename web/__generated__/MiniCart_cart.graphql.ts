/**
 * @generated SignedSource<<947cf7f89b3f793ba8228171c0313c31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MiniCart_cart$data = {
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MiniCartLine_line">;
  }>;
  readonly subtotal: {
    readonly formatted: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SplitSums_cart">;
  readonly " $fragmentType": "MiniCart_cart";
};
export type MiniCart_cart$key = {
  readonly " $data"?: MiniCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"MiniCart_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MiniCart_cart",
  "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MiniCartLine_line"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SplitSums_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "fe1ff95343e55f9b7f82be3aa0add837";

export default node;
