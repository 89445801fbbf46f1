/**
 * @generated SignedSource<<b4b52e019cdda779705d47283725a741>>
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
    readonly categoryId: string;
    readonly name: string;
  }>;
  readonly code: string;
  readonly databaseId: number;
  readonly description: string;
  readonly endsAt: string | null | undefined;
  readonly excludedCategories: ReadonlyArray<{
    readonly categoryId: string;
    readonly name: string;
  }>;
  readonly excludedProducts: ReadonlyArray<{
    readonly name: string;
    readonly productId: string;
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
    readonly name: string;
    readonly productId: string;
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

(node as any).hash = "8a83e4810ee4fbe7e2266c821036e397";

export default node;
