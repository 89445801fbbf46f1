/**
 * @generated SignedSource<<278d7ab5af231a8149690eece36b60da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelContents_cart$data = {
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly quantity: number;
    readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_line">;
  }>;
  readonly subtotal: {
    readonly formatted: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SplitSums_cart">;
  readonly " $fragmentType": "CartPanelContents_cart";
};
export type CartPanelContents_cart$key = {
  readonly " $data"?: CartPanelContents_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelContents_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanelContents_cart",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartPanelLine_line"
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

(node as any).hash = "d74348717664753d7f6b22da7e3a7c1b";

export default node;
