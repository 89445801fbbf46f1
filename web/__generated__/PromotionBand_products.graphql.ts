/**
 * @generated SignedSource<<6810c1f803ae0ff0e21ac988719e23d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionBand_products$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly cover: {
        readonly basePath: string;
      } | null | undefined;
    };
  }>;
  readonly " $fragmentType": "PromotionBand_products";
};
export type PromotionBand_products$key = {
  readonly " $data"?: PromotionBand_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionBand_products">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionBand_products",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "b30b97bbaced9f77039843dcde307eca";

export default node;
