/**
 * @generated SignedSource<<dd0f868148e886a61c9f09f446608f26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Header_query" | "MobileToolbar_query" | "StoreNotice_query" | "shopSettings_query">;
  readonly " $fragmentType": "Shell_query";
};
export type Shell_query$key = {
  readonly " $data"?: Shell_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shell_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoreNotice_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Header_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MobileToolbar_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "shopSettings_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "42da5905a254db07f93bdd5167b36b01";

export default node;
