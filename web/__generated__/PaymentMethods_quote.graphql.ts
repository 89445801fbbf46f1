/**
 * @generated SignedSource<<232eabfcf34b6a08651b2a8220c0981e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CASH_ON_DELIVERY" | "TEST_CARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethods_quote$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly code: PaymentMethod;
    readonly description: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PaymentMethods_quote";
};
export type PaymentMethods_quote$key = {
  readonly " $data"?: PaymentMethods_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentMethods_quote",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};

(node as any).hash = "ca5538930a0bd963fe437e96772fcc9b";

export default node;
