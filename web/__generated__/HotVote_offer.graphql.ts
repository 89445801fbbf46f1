/**
 * @generated SignedSource<<2af8507249d9fca3a814d736abf3c484>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotVote_offer$data = {
  readonly id: string;
  readonly score: number | null | undefined;
  readonly title: string;
  readonly url: string;
  readonly " $fragmentType": "HotVote_offer";
};
export type HotVote_offer$key = {
  readonly " $data"?: HotVote_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotVote_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotVote_offer",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "aa337ac170d1f90894425a4bfc4f9569";

export default node;
