/**
 * @generated SignedSource<<283ac254e0553922d981b61d31eac591>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponVote = "FAILED" | "WORKED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CouponVoteForm_offer$data = {
  readonly coupon: {
    readonly worked: {
      readonly isDoubtful: boolean;
      readonly total: number;
      readonly worked: number;
    };
  } | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly myCouponVote: CouponVote | null | undefined;
  readonly " $fragmentType": "CouponVoteForm_offer";
};
export type CouponVoteForm_offer$key = {
  readonly " $data"?: CouponVoteForm_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponVoteForm_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponVoteForm_offer",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "myCouponVote",
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
          "concreteType": "CouponWorked",
          "kind": "LinkedField",
          "name": "worked",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "worked",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDoubtful",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "eaadd14faa4330d0c07c2c04d9a3c638";

export default node;
