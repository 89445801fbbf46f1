/**
 * @generated SignedSource<<74640c1fef837ca307812dac1a62baf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeDeliveryHint_quote$data = {
  readonly discount: {
    readonly amount: number;
  };
  readonly missingForFree: {
    readonly amount: number;
    readonly formatted: string;
  } | null | undefined;
  readonly subtotal: {
    readonly amount: number;
  };
  readonly " $fragmentType": "FreeDeliveryHint_quote";
};
export type FreeDeliveryHint_quote$key = {
  readonly " $data"?: FreeDeliveryHint_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeDeliveryHint_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeDeliveryHint_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "missingForFree",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
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
      "name": "subtotal",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "e5fae35e21ec1aae1b9de39ed0429ece";

export default node;
