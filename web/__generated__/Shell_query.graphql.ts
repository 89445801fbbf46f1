/**
 * @generated SignedSource<<9532ec07f2432571aede8f77bcefc16e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Footer_query" | "Header_query" | "MobileToolbar_query" | "StoreNotice_query" | "shopSettings_query">;
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
      "name": "Footer_query"
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

(node as any).hash = "4c7314bba2b9dae13f768f5cbb25acb9";

export default node;
