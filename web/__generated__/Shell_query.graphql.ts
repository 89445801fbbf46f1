/**
 * @generated SignedSource<<0363d44dea360f6f9c38ce16b83212a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Footer_query" | "Header_query" | "shopSettings_query">;
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
      "name": "shopSettings_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "796886e581f3213e6a5a15a38fd7edda";

export default node;
