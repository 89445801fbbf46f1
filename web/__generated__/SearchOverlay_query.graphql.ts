/**
 * @generated SignedSource<<5c5768d6ae34753887004559a59764ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchOverlay_query$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "SearchOverlay_query";
};
export type SearchOverlay_query$key = {
  readonly " $data"?: SearchOverlay_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchOverlay_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchOverlay_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "53ec246e6f11a3d1e9274ca301aa36dd";

export default node;
