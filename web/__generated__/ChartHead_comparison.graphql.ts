/**
 * @generated SignedSource<<f64ff9bff169f08c9b550763ed6c109c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChartHead_comparison$data = {
  readonly products: ReadonlyArray<{
    readonly cover: {
      readonly basePath: string;
    } | null | undefined;
    readonly databaseId: number;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"KeepForm_comparison">;
  readonly " $fragmentType": "ChartHead_comparison";
};
export type ChartHead_comparison$key = {
  readonly " $data"?: ChartHead_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChartHead_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChartHead_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "cover",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeepForm_comparison"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "1fc134dfc044e16d2d625c356c19b491";

export default node;
