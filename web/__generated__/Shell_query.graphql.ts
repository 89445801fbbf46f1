/**
 * @generated SignedSource<<33b52039a718b115331af467eac650e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StoreFrame_query" | "shopSettings_query">;
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
      "name": "StoreFrame_query"
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

(node as any).hash = "8176935aed5e63c673f4d938ce248063";

export default node;
