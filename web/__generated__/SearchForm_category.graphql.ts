/**
 * @generated SignedSource<<dbcafa3613f50bb8550b0bf6058fc546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchForm_category$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "SearchForm_category";
}>;
export type SearchForm_category$key = ReadonlyArray<{
  readonly " $data"?: SearchForm_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchForm_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SearchForm_category",
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
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "bdfa312e74bb32bf60a8d4372380aae2";

export default node;
