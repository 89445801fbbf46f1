/**
 * @generated SignedSource<<67b0aa2dd536829fe5e2ab01f1fe8936>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useZoneForm_zone$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly name: string;
  readonly steps: ReadonlyArray<{
    readonly code: string;
    readonly description: string;
    readonly freeFrom: {
      readonly amount: number;
    } | null | undefined;
    readonly maxTransitDays: number | null | undefined;
    readonly maxWeightGrams: number | null | undefined;
    readonly minTransitDays: number | null | undefined;
    readonly minWeightGrams: number;
    readonly name: string;
    readonly price: {
      readonly amount: number;
    };
  }>;
  readonly version: number;
  readonly " $fragmentType": "useZoneForm_zone";
};
export type useZoneForm_zone$key = {
  readonly " $data"?: useZoneForm_zone$data;
  readonly " $fragmentSpreads": FragmentRefs<"useZoneForm_zone">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useZoneForm_zone"
};

(node as any).hash = "3090d9ec7766a9197f7676661a7616cb";

export default node;
