/**
 * @generated SignedSource<<8948f9e1cbc163f7271fb23ef9e70cb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_viewer$data = {
  readonly isSignedIn: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSignedIn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOwnDetails_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7ba02aafffed6b0eb0a414cfa1639aa5";

export default node;
