/**
 * @generated SignedSource<<7d3a0668901d9477fa717324fdb584b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductType = "EXTERNAL" | "GROUPED" | "SIMPLE" | "VARIABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryPromise_product$data = {
  readonly delivery: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryPromise_deliveries">;
  } | null | undefined;
  readonly isPurchasable: boolean;
  readonly returnDays: number | null | undefined;
  readonly type: ProductType;
  readonly variations: ReadonlyArray<{
    readonly delivery: {
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryPromise_deliveries">;
    } | null | undefined;
    readonly id: string;
    readonly isPurchasable: boolean;
  }>;
  readonly " $fragmentType": "DeliveryPromise_product";
};
export type DeliveryPromise_product$key = {
  readonly " $data"?: DeliveryPromise_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryPromise_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPurchasable",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductDelivery",
  "kind": "LinkedField",
  "name": "delivery",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryPromise_deliveries"
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryPromise_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnDays",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariation",
      "kind": "LinkedField",
      "name": "variations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "576dfbac867e0d1a63467bbfed3a085d";

export default node;
