/**
 * @generated SignedSource<<a20e41cb3d01bfcdd07fdaf3b0c200d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpfulButtons_review$data = {
  readonly databaseId: number;
  readonly helpfulCount: number;
  readonly id: string;
  readonly unhelpfulCount: number;
  readonly " $fragmentType": "HelpfulButtons_review";
};
export type HelpfulButtons_review$key = {
  readonly " $data"?: HelpfulButtons_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpfulButtons_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpfulButtons_review",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "helpfulCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unhelpfulCount",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "ad8f48529f253f9593786ec75f87bea8";

export default node;
