/**
 * @generated SignedSource<<98b8fa0630a1bd644b3e782bf20597eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PictureUploadStatus = "FAILED" | "PROCESSING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PicturesPanel_product$data = {
  readonly databaseId: number;
  readonly pictures: ReadonlyArray<{
    readonly alt: string;
    readonly databaseId: number;
    readonly image: {
      readonly basePath: string;
    };
    readonly isReady: boolean;
  }>;
  readonly uploads: ReadonlyArray<{
    readonly databaseId: number;
    readonly failure: string;
    readonly fileName: string;
    readonly status: PictureUploadStatus;
  }>;
  readonly " $fragmentType": "PicturesPanel_product";
};
export type PicturesPanel_product$key = {
  readonly " $data"?: PicturesPanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PicturesPanel_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PicturesPanel_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminPicture",
      "kind": "LinkedField",
      "name": "pictures",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "basePath",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PictureUpload",
      "kind": "LinkedField",
      "name": "uploads",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
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
          "name": "failure",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminProduct",
  "abstractKey": null
};
})();

(node as any).hash = "7905850c89a8c56cb838cebcdf284568";

export default node;
