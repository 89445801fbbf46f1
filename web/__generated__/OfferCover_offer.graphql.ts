/**
 * @generated SignedSource<<ff5d930037260daac914862e27d39698>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferCover_offer$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null | undefined;
  readonly merchant: {
    readonly name: string;
  };
  readonly " $fragmentType": "OfferCover_offer";
};
export type OfferCover_offer$key = {
  readonly " $data"?: OfferCover_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCover_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferCover_offer",
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
      "concreteType": "Merchant",
      "kind": "LinkedField",
      "name": "merchant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "23b8ffbfeae866da1b7fdcda0cd098cc";

export default node;
