/**
 * @generated SignedSource<<f36a71ba62aed4f28275d65dc182fb8f>>
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
  readonly categoryId: number | null | undefined;
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
  readonly productId: number | null | undefined;
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
