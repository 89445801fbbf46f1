/**
 * @generated SignedSource<<25b56620e659be437ddd12c213acddde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSurfaceCart_viewer$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"useSurfaceCart_cart">;
  } | null | undefined;
  readonly " $fragmentType": "useSurfaceCart_viewer";
};
export type useSurfaceCart_viewer$key = {
  readonly " $data"?: useSurfaceCart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSurfaceCart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSurfaceCart_viewer",
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
          "name": "useSurfaceCart_cart"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a29ef77418e112e822dce98e82c7701e";

export default node;
