/**
 * @generated SignedSource<<8aaac70734f26322e833edbe8c8b6110>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyListing_selected$data = {
  readonly name: string;
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "4005d9be43c60899de9b4d5e60aace7a";

export default node;
