/**
 * @generated SignedSource<<e928224242c775e6c2ced99954a8748f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingBody_products$data = {
  readonly edges: ReadonlyArray<{
    readonly match?: {
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_match">;
    };
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_product">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "ListingBody_products";
};
export type ListingBody_products$key = {
  readonly " $data"?: ListingBody_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingBody_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isNarrowed"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingBody_products",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductGrid_product"
            }
          ],
          "storageKey": null
        },
        {
          "condition": "isNarrowed",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductMatch",
              "kind": "LinkedField",
              "name": "match",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductGrid_match"
                }
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "b0ad60d325be3ae9f3d4c03d8436cd8a";

export default node;
