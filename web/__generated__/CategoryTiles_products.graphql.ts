/**
 * @generated SignedSource<<f6f3dc985bbe16a9fb0b736853a39bb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTiles_products$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly breadcrumbs: ReadonlyArray<{
        readonly slug: string;
      }>;
      readonly cover: {
        readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
      } | null | undefined;
    };
  }>;
  readonly " $fragmentType": "CategoryTiles_products";
};
export type CategoryTiles_products$key = {
  readonly " $data"?: CategoryTiles_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTiles_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryTiles_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
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
              "alias": null,
              "args": null,
              "concreteType": "Category",
              "kind": "LinkedField",
              "name": "breadcrumbs",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "slug",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "568600b01f91e790bf3bb8e3dd2c2675";

export default node;
