/**
 * @generated SignedSource<<058b3e97bcdc17959fbdadde1da0d2d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingBody_category$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly " $fragmentType": "ListingBody_category";
}>;
export type ListingBody_category$key = ReadonlyArray<{
  readonly " $data"?: ListingBody_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingBody_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ListingBody_category",
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
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "a5fe893cdb0017ca7df3f9f045bfb7f2";

export default node;
