/**
 * @generated SignedSource<<b6cf6de01b86ab022fe6bfdf627ee795>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CrossSells_cart$data = {
  readonly crossSells: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_product">;
  }>;
  readonly " $fragmentType": "CrossSells_cart";
};
export type CrossSells_cart$key = {
  readonly " $data"?: CrossSells_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CrossSells_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CrossSells_cart",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "crossSells",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductGrid_product"
        }
      ],
      "storageKey": "crossSells(first:4)"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "a1af91dbde6c42ab5fd11e483d3703a9";

export default node;
