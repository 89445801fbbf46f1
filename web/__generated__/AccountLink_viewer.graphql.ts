/**
 * @generated SignedSource<<466c5a345a2cc71bda17e4f36f6db7fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountLink_viewer$data = {
  readonly isSignedIn: boolean;
  readonly " $fragmentType": "AccountLink_viewer";
};
export type AccountLink_viewer$key = {
  readonly " $data"?: AccountLink_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLink_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountLink_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSignedIn",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8bf7edf1bbac626a1f1209c8c426826e";

export default node;
