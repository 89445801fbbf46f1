/**
 * @generated SignedSource<<2d29a7fe97ab568c93312b996575130b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalLayer_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartLink_viewer">;
  readonly " $fragmentType": "PersonalLayer_viewer";
};
export type PersonalLayer_viewer$key = {
  readonly " $data"?: PersonalLayer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonalLayer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonalLayer_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLink_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bfb344108e34ba2860723c2d5aa4cfee";

export default node;
