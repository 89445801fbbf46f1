/**
 * @generated SignedSource<<209b1facf5ce30bd783b1ea26ddc273b>>
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
    readonly formatted: string;
  } | null | undefined;
  readonly totalPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentType": "OfferPrice_offer";
};
export type OfferPrice_offer$key = {
  readonly " $data"?: OfferPrice_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferPrice_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
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
      "selections": (v1/*:: as any*/),
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
        },
        (v0/*:: as any*/)
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "priorPrice",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "ecfd97857703b7847e3cfb77f662aa6e";

export default node;
