/**
 * @generated SignedSource<<9425dfce7054b1b60022d47348b9e898>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferCommentStatus = "DELETED" | "HIDDEN" | "PENDING" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Comment_comment$data = {
  readonly authorName: string | null | undefined;
  readonly body: string | null | undefined;
  readonly createdAt: string;
  readonly parentId: string | null | undefined;
  readonly status: OfferCommentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CommentTools_comment">;
  readonly " $fragmentType": "Comment_comment";
};
export type Comment_comment$key = {
  readonly " $data"?: Comment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comment_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Comment_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentTools_comment"
    }
  ],
  "type": "OfferComment",
  "abstractKey": null
};

(node as any).hash = "d0bc0b4632d11443ed836723a948ba99";

export default node;
