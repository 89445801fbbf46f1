/**
 * @generated SignedSource<<e5f80c0a86afeac6fcde899fce5ba14a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CouponButton_offer$data = {
  readonly asOf: string;
  readonly coupon: {
    readonly code: string | null | undefined;
    readonly codeId: number;
    readonly isExpired: boolean;
  } | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly outUrl: string;
  readonly title: string;
  readonly " $fragmentType": "CouponButton_offer";
};
export type CouponButton_offer$key = {
  readonly " $data"?: CouponButton_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponButton_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponButton_offer",
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
      "name": "outUrl",
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
      "concreteType": "OfferCoupon",
      "kind": "LinkedField",
      "name": "coupon",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codeId",
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
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "93108507ad71c60403c6a1c2269c3386";

export default node;
