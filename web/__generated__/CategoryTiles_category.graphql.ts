/**
 * @generated SignedSource<<06c89fbbaeb095406fc1176d8e1ea1f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTiles_category$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly " $fragmentType": "CategoryTiles_category";
}>;
export type CategoryTiles_category$key = ReadonlyArray<{
  readonly " $data"?: CategoryTiles_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTiles_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryTiles_category",
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

(node as any).hash = "0887ed8cc316227a0f33bf568988b8d8";

export default node;
