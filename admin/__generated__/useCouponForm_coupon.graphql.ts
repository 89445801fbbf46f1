/**
 * @generated SignedSource<<981d4a3756966ce50b69a0fb6efa2cf4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CouponKind = "FIXED" | "FREE_SHIPPING" | "PERCENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useCouponForm_coupon$data = {
  readonly amount: {
    readonly amount: number;
  } | null | undefined;
  readonly categories: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly code: string;
  readonly databaseId: number;
  readonly description: string;
  readonly endsAt: string | null | undefined;
  readonly excludedCategories: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly excludedProducts: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly excludesReduced: boolean;
  readonly isEnabled: boolean;
  readonly isExclusive: boolean;
  readonly kind: CouponKind;
  readonly minimum: {
    readonly amount: number;
  } | null | undefined;
  readonly percentBasisPoints: number | null | undefined;
  readonly products: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly startsAt: string | null | undefined;
  readonly usageLimit: number | null | undefined;
  readonly usageLimitPerCustomer: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "useCouponForm_coupon";
};
export type useCouponForm_coupon$key = {
  readonly " $data"?: useCouponForm_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCouponForm_coupon">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCouponForm_coupon"
};

(node as any).hash = "fac4d8e5cdabbee8d6605c323e15a6cb";

export default node;
