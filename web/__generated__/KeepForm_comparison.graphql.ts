/**
 * @generated SignedSource<<47c0ac340c0228406009236158caaf77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeepForm_comparison$data = {
  readonly products: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
  }>;
  readonly " $fragmentType": "KeepForm_comparison";
};
export type KeepForm_comparison$key = {
  readonly " $data"?: KeepForm_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeepForm_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeepForm_comparison",
  "selections": [
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
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "121e9e990d11b6466ab01263c024d564";

export default node;
