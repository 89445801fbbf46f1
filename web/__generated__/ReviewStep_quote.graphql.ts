/**
 * @generated SignedSource<<89f7ce6a0696949c0761f552853a7eac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CASH_ON_DELIVERY" | "TEST_CARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewStep_quote$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly code: PaymentMethod;
    readonly name: string;
  }>;
  readonly shippingMethod: {
    readonly description: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ReviewStep_quote";
};
export type ReviewStep_quote$key = {
  readonly " $data"?: ReviewStep_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStep_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewStep_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethod",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};
})();

(node as any).hash = "710f583e57a4d1c9ea4d97c52d5ffcc1";

export default node;
