/**
 * @generated SignedSource<<bdb2c4b4498213792f8dde7465ef98f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankTransferBox_bankTransfer$data = {
  readonly accountName: string;
  readonly bic: string;
  readonly iban: string;
  readonly reference: string;
  readonly " $fragmentType": "BankTransferBox_bankTransfer";
};
export type BankTransferBox_bankTransfer$key = {
  readonly " $data"?: BankTransferBox_bankTransfer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankTransferBox_bankTransfer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BankTransferBox_bankTransfer",
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
      "name": "reference",
      "storageKey": null
    }
  ],
  "type": "BankTransfer",
  "abstractKey": null
};

(node as any).hash = "c7ef89842122174c617a7444604ed7e2";

export default node;
