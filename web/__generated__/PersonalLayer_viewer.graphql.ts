/**
 * @generated SignedSource<<01f1f07ce7017a6d97ad85ff6a435928>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalLayer_viewer$data = {
  readonly cartHash: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartHash",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLink_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fd892ff685332fb1e184bf4a10ec4543";

export default node;
