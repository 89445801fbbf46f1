/**
 * @generated SignedSource<<aad7cefec6f6f358821fb743208d1ecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Suggestions_product$data = {
  readonly crossSells: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_product">;
  }>;
  readonly upsells: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_product">;
  }>;
  readonly " $fragmentType": "Suggestions_product";
};
export type Suggestions_product$key = {
  readonly " $data"?: Suggestions_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Suggestions_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ProductGrid_product"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Suggestions_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "upsells",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "crossSells",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "701a13528d38b52787a3a3f821704de8";

export default node;
