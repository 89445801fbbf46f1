/**
 * @generated SignedSource<<90e8709a1ceeba72029ec2e0c1116c46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedPictures_pictures$data = {
  readonly count: number;
  readonly first: ReadonlyArray<{
    readonly productDatabaseId: number | null | undefined;
    readonly productName: string;
    readonly reason: string;
    readonly source: string;
  }>;
  readonly pendingCount: number;
  readonly " $fragmentType": "FailedPictures_pictures";
};
export type FailedPictures_pictures$key = {
  readonly " $data"?: FailedPictures_pictures$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedPictures_pictures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedPictures_pictures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedPicture",
      "kind": "LinkedField",
      "name": "first",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productDatabaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FailedPictures",
  "abstractKey": null
};

(node as any).hash = "b7bf9bcf8037a1761dca62f91d9dfa4d";

export default node;
