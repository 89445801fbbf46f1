/**
 * @generated SignedSource<<f444a911985971ff78e36b4347898bfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreFrame_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Header_query" | "MobileToolbar_query" | "StoreNotice_query">;
  readonly " $fragmentType": "StoreFrame_query";
};
export type StoreFrame_query$key = {
  readonly " $data"?: StoreFrame_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreFrame_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreFrame_query",
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "69715da727b9f4a9653ab5c7b4797f00";

export default node;
