/**
 * @generated SignedSource<<d164f3ccf9ff81e9444413e19947e45d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyListing_selected$data = {
  readonly __typename: "Category";
  readonly " $fragmentType": "EmptyListing_selected";
};
export type EmptyListing_selected$key = {
  readonly " $data"?: EmptyListing_selected$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyListing_selected">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptyListing_selected",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "a4c580ff842bc625211fec8e44706402";

export default node;
