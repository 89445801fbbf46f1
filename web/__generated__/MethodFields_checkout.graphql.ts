/**
 * @generated SignedSource<<075a416de70f60208183bbce2792a11f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CASH_ON_DELIVERY" | "TEST_CARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MethodFields_checkout$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly code: PaymentMethod;
    readonly description: string;
    readonly name: string;
  }>;
  readonly shippingMethods: ReadonlyArray<{
    readonly code: string;
    readonly description: string;
    readonly name: string;
    readonly price: {
      readonly amount: number;
      readonly " $fragmentSpreads": FragmentRefs<"MoneyText_money">;
    };
  }>;
  readonly " $fragmentType": "MethodFields_checkout";
};
export type MethodFields_checkout$key = {
  readonly " $data"?: MethodFields_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"MethodFields_checkout">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MethodFields_checkout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethods",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MoneyText_money"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethodOption",
      "kind": "LinkedField",
      "name": "paymentMethods",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};
})();

(node as any).hash = "f934a5cf46d3ff3e3fb3149976813c1c";

export default node;
