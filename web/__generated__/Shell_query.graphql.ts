/**
 * @generated SignedSource<<228b05766be00a485c32644443afa354>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Footer_query" | "Header_query">;
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6f2b3d4d2854b743d46a3fb2a4c857f4";

export default node;
