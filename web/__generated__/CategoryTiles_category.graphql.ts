/**
 * @generated SignedSource<<d6092d2b4253f8c01e6429fcfd89653f>>
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
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "9a8a0485ed00e2e7e490391c284331e8";

export default node;
