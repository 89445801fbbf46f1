/**
 * @generated SignedSource<<14a2cc88fcbabc482e2151b4c19b4ae2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductGrid_match$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_match">;
  readonly " $fragmentType": "ProductGrid_match";
}>;
export type ProductGrid_match$key = ReadonlyArray<{
  readonly " $data"?: ProductGrid_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_match">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductGrid_match",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductCard_match"
    }
  ],
  "type": "ProductMatch",
  "abstractKey": null
};

(node as any).hash = "b4519f8781172b0f76067553ca3fce1e";

export default node;
