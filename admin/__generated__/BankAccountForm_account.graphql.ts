/**
 * @generated SignedSource<<cbd9491f3d18e475fc648a445b002e27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankAccountForm_account$data = {
  readonly accountName: string;
  readonly bic: string;
  readonly iban: string;
  readonly isSample: boolean;
  readonly version: number;
  readonly " $fragmentType": "BankAccountForm_account";
};
export type BankAccountForm_account$key = {
  readonly " $data"?: BankAccountForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankAccountForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BankAccountForm_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iban",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSample",
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
  "type": "ShopBankAccount",
  "abstractKey": null
};

(node as any).hash = "2298708138da2fdec453e126c8353a4c";

export default node;
