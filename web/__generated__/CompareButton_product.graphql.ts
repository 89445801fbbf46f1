/**
 * @generated SignedSource<<67f0239bd6985938afa642f6bfa2c4f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareButton_product$data = {
  readonly compareGroup: {
    readonly __typename: "CompareGroup";
  } | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "CompareButton_product";
};
export type CompareButton_product$key = {
  readonly " $data"?: CompareButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareButton_product",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompareGroup",
      "kind": "LinkedField",
      "name": "compareGroup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "73159ae45979e43c8c1da4418cc47b6c";

export default node;
