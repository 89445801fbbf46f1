/**
 * @generated SignedSource<<1f826faa709ca5e6e6440d8fe7a11653>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentTools_comment$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly " $fragmentType": "CommentTools_comment";
};
export type CommentTools_comment$key = {
  readonly " $data"?: CommentTools_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentTools_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentTools_comment",
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
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "OfferComment",
  "abstractKey": null
};

(node as any).hash = "838c94116e9c5021c6d807d1f103aff0";

export default node;
