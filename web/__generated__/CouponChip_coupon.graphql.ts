/**
 * @generated SignedSource<<737e87c3a7e41f6ee9a66eb2acb5ea12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CouponChip_coupon$data = {
  readonly code: string;
  readonly description: string;
  readonly discount: {
    readonly formatted: string;
  };
  readonly isApplicable: boolean;
  readonly isFreeShipping: boolean;
  readonly " $fragmentType": "CouponChip_coupon";
};
export type CouponChip_coupon$key = {
  readonly " $data"?: CouponChip_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponChip_coupon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponChip_coupon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFreeShipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isApplicable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AppliedCoupon",
  "abstractKey": null
};

(node as any).hash = "cf3d83ac62bdfd6d290454403ab81fe8";

export default node;
