/**
 * @generated SignedSource<<b97f7985d4bb1577930a51ea9a65881f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CASH_ON_DELIVERY" | "TEST_CARD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethodForm_method$data = {
  readonly code: PaymentMethod;
  readonly description: string;
  readonly isAvailable: boolean;
  readonly isEnabled: boolean;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "PaymentMethodForm_method";
};
export type PaymentMethodForm_method$key = {
  readonly " $data"?: PaymentMethodForm_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethodForm_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentMethodForm_method",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAvailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "StaffPaymentMethod",
  "abstractKey": null
};

(node as any).hash = "2b9bbbf74e74fa617e148b674f42c4db";

export default node;
