/**
 * @generated SignedSource<<5d8e012482c5f2ff1e212197a7236309>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupedProducts_product$data = {
  readonly groupedProducts: ReadonlyArray<{
    readonly cover: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "ProductPrice_product">;
  }>;
  readonly " $fragmentType": "GroupedProducts_product";
};
export type GroupedProducts_product$key = {
  readonly " $data"?: GroupedProducts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupedProducts_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupedProducts_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "groupedProducts",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductPrice_product"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddToCartButton_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "968f816a01a1aad7898f01759cc331e1";

export default node;
