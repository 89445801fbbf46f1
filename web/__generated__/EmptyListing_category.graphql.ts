/**
 * @generated SignedSource<<47628b25f4bf097c1cca5670b406991a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyListing_category$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly " $fragmentType": "EmptyListing_category";
}>;
export type EmptyListing_category$key = ReadonlyArray<{
  readonly " $data"?: EmptyListing_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyListing_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EmptyListing_category",
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

(node as any).hash = "e01e2f0066e4d977e8e6f1c7b28bc2e7";

export default node;
