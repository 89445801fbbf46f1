/**
 * @generated SignedSource<<64959cb239a268a570b6b10f8479f17c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferAvailability = "IN_STOCK" | "LIMITED" | "OUT_OF_STOCK" | "PREORDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferCard_offer$data = {
  readonly asOf: string;
  readonly availability: OfferAvailability;
  readonly commentCount: number;
  readonly coupon: {
    readonly __typename: "OfferCoupon";
  } | null | undefined;
  readonly discountPercent: number | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly isExpired: boolean;
  readonly merchant: {
    readonly name: string;
  };
  readonly price: {
    readonly __typename: "Money";
  } | null | undefined;
  readonly publishedAt: string;
  readonly remainingStock: number | null | undefined;
  readonly summary: string;
  readonly title: string;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"CouponButton_offer" | "HotVote_offer" | "OfferCover_offer" | "OfferPrice_offer" | "OutLink_offer">;
  readonly " $fragmentType": "OfferCard_offer";
};
export type OfferCard_offer$key = {
  readonly " $data"?: OfferCard_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCard_offer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferCard_offer",
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
      "name": "title",
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
      "kind": "ScalarField",
      "name": "summary",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availability",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferCoupon",
      "kind": "LinkedField",
      "name": "coupon",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferCover_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferPrice_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutLink_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponButton_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotVote_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "b5fd02046204e88a66bba3ecf8efd5d4";

export default node;
