/**
 * @generated SignedSource<<2447ed558194d4f8abda2dc4d188ef85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOwnDetails_viewer">;
  readonly " $fragmentType": "CheckoutForm_viewer";
};
export type CheckoutForm_viewer$key = {
  readonly " $data"?: CheckoutForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutForm_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOwnDetails_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7fd1b3f0486ac0a3c5267142f3de2944";

export default node;
