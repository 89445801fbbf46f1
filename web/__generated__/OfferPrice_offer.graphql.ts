/**
 * @generated SignedSource<<a1792c58ada0251dd633e3ebdc14e71f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferPrice_offer$data = {
  readonly discountPercent: number | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly priorPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly shipping: {
    readonly amount: number;
  } | null | undefined;
  readonly totalPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Shipping_offer">;
  readonly " $fragmentType": "OfferPrice_offer";
};
export type OfferPrice_offer$key = {
  readonly " $data"?: OfferPrice_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferPrice_offer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferPrice_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "shipping",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "totalPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "priorPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Shipping_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "d8a41ab6bc3a2f1b5829e102df57a09b";

export default node;
