/**
 * @generated SignedSource<<a100c1de5ce5c6f682d224dd76df35c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AdminProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "VARIATION" | "%future added value";
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "%future added value";
export type ProductBackorders = "NO" | "NOTIFY" | "YES" | "%future added value";
export type ProductStatus = "ARCHIVED" | "DRAFT" | "PRIVATE" | "PUBLISHED" | "%future added value";
export type ProductTaxClass = "REDUCED" | "STANDARD" | "ZERO" | "%future added value";
export type ProductTaxStatus = "NONE" | "SHIPPING" | "TAXABLE" | "%future added value";
export type ProductVisibility = "CATALOG" | "HIDDEN" | "SEARCH" | "VISIBLE" | "%future added value";
export type WithdrawalExceptionReason = "ALCOHOL_DELIVERED_LATER" | "DATED_SERVICE" | "DIGITAL_CONTENT" | "FLUCTUATING_PRICE" | "INSEPARABLY_MIXED" | "MADE_TO_ORDER" | "PERIODICAL" | "PERISHABLE" | "SEALED_HYGIENE" | "SEALED_MEDIA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type productValues_product$data = {
  readonly backorders: ProductBackorders;
  readonly brand: string | null | undefined;
  readonly buttonText: string | null | undefined;
  readonly categoryIds: ReadonlyArray<string>;
  readonly content: {
    readonly formatted: string;
  } | null | undefined;
  readonly deposit: {
    readonly amount: {
      readonly amount: number;
    };
  } | null | undefined;
  readonly description: string;
  readonly energyLabel: {
    readonly class: EnergyClass;
    readonly labelUrl: string | null | undefined;
    readonly scaleEnd: EnergyClass;
    readonly sheetUrl: string | null | undefined;
  } | null | undefined;
  readonly externalUrl: string | null | undefined;
  readonly gtin: string | null | undefined;
  readonly heightMm: number | null | undefined;
  readonly isFeatured: boolean;
  readonly isInStock: boolean;
  readonly isPricedPer100: boolean;
  readonly isVirtual: boolean;
  readonly lengthMm: number | null | undefined;
  readonly lowStockAmount: number | null | undefined;
  readonly managesStock: boolean;
  readonly manufacturer: {
    readonly databaseId: number;
  } | null | undefined;
  readonly maxQuantity: number | null | undefined;
  readonly minQuantity: number;
  readonly minimumAge: number | null | undefined;
  readonly name: string;
  readonly position: number;
  readonly regularPrice: {
    readonly amount: number;
  } | null | undefined;
  readonly safetyWarnings: string;
  readonly saleEndsAt: string | null | undefined;
  readonly salePrice: {
    readonly amount: number;
  } | null | undefined;
  readonly saleStartsAt: string | null | undefined;
  readonly shortDescription: string;
  readonly sku: string | null | undefined;
  readonly slug: string;
  readonly soldIndividually: boolean;
  readonly status: ProductStatus;
  readonly tags: ReadonlyArray<string>;
  readonly taxClass: ProductTaxClass;
  readonly taxStatus: ProductTaxStatus;
  readonly type: AdminProductType;
  readonly visibility: ProductVisibility;
  readonly weightGrams: number | null | undefined;
  readonly widthMm: number | null | undefined;
  readonly withdrawalException: WithdrawalExceptionReason | null | undefined;
  readonly " $fragmentType": "productValues_product";
};
export type productValues_product$key = {
  readonly " $data"?: productValues_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productValues_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productValues_product"
};

(node as any).hash = "2935760f005b9259e96179d4a020db64";

export default node;
