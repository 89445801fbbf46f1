/**
 * @generated SignedSource<<75b4d8c60efa1c1c3c715038884bc2e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferAvailability = "IN_STOCK" | "LIMITED" | "OUT_OF_STOCK" | "PREORDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Offer_offer$data = {
  readonly availability: OfferAvailability;
  readonly coupon: {
    readonly __typename: "OfferCoupon";
  } | null | undefined;
  readonly cover: {
    readonly basePath: string;
  } | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly isExpired: boolean;
  readonly merchant: {
    readonly name: string;
    readonly url: string;
  };
  readonly price: {
    readonly __typename: "Money";
  } | null | undefined;
  readonly product: {
    readonly name: string;
    readonly url: string;
  } | null | undefined;
  readonly remainingStock: number | null | undefined;
  readonly summary: string;
  readonly title: string;
  readonly url: string;
  readonly voteCount: number;
  readonly votesAreChecked: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateNotice_offer" | "CouponButton_offer" | "HotVote_offer" | "OfferCover_offer" | "OfferDetails_offer" | "OfferHead_offer" | "OfferPrice_offer" | "OutLink_offer">;
  readonly " $fragmentType": "Offer_offer";
};
export type Offer_offer$key = {
  readonly " $data"?: Offer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Offer_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = [
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
  "name": "Offer_offer",
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
    (v0/*:: as any*/),
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basePath",
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
      "selections": (v2/*:: as any*/),
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
      "name": "endsAt",
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
      "kind": "ScalarField",
      "name": "voteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "votesAreChecked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferCoupon",
      "kind": "LinkedField",
      "name": "coupon",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferHead_offer"
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
      "name": "OfferDetails_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AffiliateNotice_offer"
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

(node as any).hash = "3159614148bf0b51e4c2ace76d51995a";

export default node;
