/**
 * @generated SignedSource<<87ca43bf857603047612ca71dad14f6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hero_products$data = ReadonlyArray<{
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly cover: {
        readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
      } | null | undefined;
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "Hero_products";
}>;
export type Hero_products$key = ReadonlyArray<{
  readonly " $data"?: Hero_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hero_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Hero_products",
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
              "kind": "ScalarField",
              "name": "id",
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "4efccb631d93dc23a330735c730f163e";

export default node;
