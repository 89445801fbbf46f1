/**
 * @generated SignedSource<<e3b8bd07f407e6911f09e8f783c2048d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type merchantValues_merchant$data = {
  readonly description: string;
  readonly editedBy: string | null | undefined;
  readonly homepage: string;
  readonly isAffiliate: boolean;
  readonly isOwnShop: boolean;
  readonly name: string;
  readonly slug: string;
  readonly version: number;
  readonly " $fragmentType": "merchantValues_merchant";
};
export type merchantValues_merchant$key = {
  readonly " $data"?: merchantValues_merchant$data;
  readonly " $fragmentSpreads": FragmentRefs<"merchantValues_merchant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "merchantValues_merchant"
};

(node as any).hash = "04647d342c34e856047023c2e882b98e";

export default node;
