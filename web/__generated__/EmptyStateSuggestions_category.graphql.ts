/**
 * @generated SignedSource<<7338daaeca5c005f0c26e7f9c80a6d90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyStateSuggestions_category$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"SearchForm_category">;
  readonly " $fragmentType": "EmptyStateSuggestions_category";
}>;
export type EmptyStateSuggestions_category$key = ReadonlyArray<{
  readonly " $data"?: EmptyStateSuggestions_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyStateSuggestions_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EmptyStateSuggestions_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SearchForm_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "4511cef0c59fcbe9c1b8b18e5b59176d";

export default node;
