/**
 * @generated SignedSource<<fb6f5943ac2c189915b82b29dc4c1a79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OfferAvailability = "IN_STOCK" | "LIMITED" | "OUT_OF_STOCK" | "PREORDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type offerValues_offer$data = {
  readonly availability: OfferAvailability;
  readonly categoryId: string | null | undefined;
  readonly code: string | null | undefined;
  readonly destinationUrl: string;
  readonly details: string;
  readonly editedBy: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly isCodeMasked: boolean;
  readonly merchant: {
    readonly databaseId: number;
  };
  readonly ownPrice: {
    readonly amount: number;
  } | null | undefined;
  readonly productId: string | null | undefined;
  readonly shipping: {
    readonly amount: number;
  } | null | undefined;
  readonly shipsTo: ReadonlyArray<string>;
  readonly slug: string;
  readonly startsAt: string | null | undefined;
  readonly summary: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "offerValues_offer";
};
export type offerValues_offer$key = {
  readonly " $data"?: offerValues_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"offerValues_offer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offerValues_offer"
};

(node as any).hash = "20431736c24389b222bc82a24293ea46";

export default node;
