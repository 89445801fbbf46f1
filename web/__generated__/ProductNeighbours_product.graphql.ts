/**
 * @generated SignedSource<<f8917e4c748701b7fbdeef2990aced01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductNeighbours_product$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null | undefined;
  readonly name: string;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "ProductNeighbours_product";
};
export type ProductNeighbours_product$key = {
  readonly " $data"?: ProductNeighbours_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductNeighbours_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductNeighbours_product",
  "selections": [
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "9778e71e600929ab951960b10fba8bb4";

export default node;
