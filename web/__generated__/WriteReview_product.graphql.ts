/**
 * @generated SignedSource<<aaec5ce174837fb078a93d908ccb7aad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteReview_product$data = {
  readonly reviewCriteria: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_product">;
  readonly " $fragmentType": "WriteReview_product";
};
export type WriteReview_product$key = {
  readonly " $data"?: WriteReview_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteReview_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteReview_product",
  "selections": [
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
      "concreteType": "ReviewCriterion",
      "kind": "LinkedField",
      "name": "reviewCriteria",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewForm_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "c061468e6d8109b07ec533d8412e940b";

export default node;
