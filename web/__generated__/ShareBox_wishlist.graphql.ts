/**
 * @generated SignedSource<<2de22efb599cb8446d53439e4549c48a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareBox_wishlist$data = {
  readonly shareUrl: string | null | undefined;
  readonly " $fragmentType": "ShareBox_wishlist";
};
export type ShareBox_wishlist$key = {
  readonly " $data"?: ShareBox_wishlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareBox_wishlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareBox_wishlist",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareUrl",
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};

(node as any).hash = "fbedf5ece907e204b3e88567ac40804c";

export default node;
