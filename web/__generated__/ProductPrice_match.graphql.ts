/**
 * @generated SignedSource<<1fe2a560dece600725c6dee992a33f08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPrice_match$data = {
  readonly discountPercent: number | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly pricePerUnit: {
    readonly formatted: string;
  } | null | undefined;
  readonly priceRange: {
    readonly max: {
      readonly amount: number;
    };
    readonly min: {
      readonly amount: number;
    };
  };
  readonly priorPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentType": "ProductPrice_match";
};
export type ProductPrice_match$key = {
  readonly " $data"?: ProductPrice_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_match">;
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
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPrice_match",
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
      "concreteType": "MoneyRange",
      "kind": "LinkedField",
      "name": "priceRange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "min",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "max",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "PricePerUnit",
      "kind": "LinkedField",
      "name": "pricePerUnit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ProductMatch",
  "abstractKey": null
};
})();

(node as any).hash = "e9eee124e94bddacf8fb1fa02b9c6e3e";

export default node;
