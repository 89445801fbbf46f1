/**
 * @generated SignedSource<<eca1f5c51c22f497cd1fb34e9391dee0>>
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
    readonly maxWeightGrams: number | null | undefined;
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

(node as any).hash = "d8312d3b84543ded144fe5ad0d25d6e2";

export default node;
