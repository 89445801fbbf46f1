/**
 * @generated SignedSource<<a0d84b96afd34037445848a836bfe42c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchTrigger_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SearchOverlay_query">;
  readonly " $fragmentType": "SearchTrigger_query";
};
export type SearchTrigger_query$key = {
  readonly " $data"?: SearchTrigger_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchTrigger_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchTrigger_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SearchOverlay_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e9d6416e6e7ab0065200f377d0d3391d";

export default node;
