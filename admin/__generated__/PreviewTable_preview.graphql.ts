/**
 * @generated SignedSource<<0c342362f9fdf320173e254bc1e11daa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewTable_preview$data = {
  readonly rows: ReadonlyArray<{
    readonly after: string;
    readonly before: string;
    readonly name: string;
    readonly problem: string;
    readonly productId: string;
  }>;
  readonly total: number;
  readonly " $fragmentType": "PreviewTable_preview";
};
export type PreviewTable_preview$key = {
  readonly " $data"?: PreviewTable_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewTable_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewTable_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkEditPreviewRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
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
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkEditPreview",
  "abstractKey": null
};

(node as any).hash = "f32a7fed75e1c6c53e156257d4db575f";

export default node;
