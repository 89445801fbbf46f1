/**
 * @generated SignedSource<<27fd63d3c952bf071de1b1974f1bff67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCompared_viewer$data = {
  readonly compare: {
    readonly productIds: ReadonlyArray<number>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "useCompared_viewer";
};
export type useCompared_viewer$key = {
  readonly " $data"?: useCompared_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCompared_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCompared_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompareList",
      "kind": "LinkedField",
      "name": "compare",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productIds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2e86cc1cc9b9ead8cbd53fa4dd768ac9";

export default node;
