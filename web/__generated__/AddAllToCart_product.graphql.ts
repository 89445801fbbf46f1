/**
 * @generated SignedSource<<57f5eebf850bb8acab10cca39f6bacee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddAllToCart_product$data = ReadonlyArray<{
  readonly id: string;
  readonly isPurchasable: boolean;
  readonly quantityRule: {
    readonly min: number;
  };
  readonly type: ProductType;
  readonly " $fragmentType": "AddAllToCart_product";
}>;
export type AddAllToCart_product$key = ReadonlyArray<{
  readonly " $data"?: AddAllToCart_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddAllToCart_product">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AddAllToCart_product",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPurchasable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuantityRule",
      "kind": "LinkedField",
      "name": "quantityRule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "min",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "c4ffa1c0838753f8916af1dec0c5662c";

export default node;
