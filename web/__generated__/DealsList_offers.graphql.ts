/**
 * @generated SignedSource<<2d52da7ca5d2b44b9622533bc91cd70c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealsList_offers$data = ReadonlyArray<{
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OfferCard_offer">;
    };
  }>;
  readonly " $fragmentType": "DealsList_offers";
}>;
export type DealsList_offers$key = ReadonlyArray<{
  readonly " $data"?: DealsList_offers$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealsList_offers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DealsList_offers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Offer",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "OfferCard_offer"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OfferConnection",
  "abstractKey": null
};

(node as any).hash = "abcf8c73ecdf2ea6826ef1a01616f6cc";

export default node;
