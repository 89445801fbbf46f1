/**
 * @generated SignedSource<<75610de2f7c57f8b8f6270fc04ddd81a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankTransferBox_total$data = {
  readonly formatted: string;
  readonly " $fragmentType": "BankTransferBox_total";
};
export type BankTransferBox_total$key = {
  readonly " $data"?: BankTransferBox_total$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankTransferBox_total">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BankTransferBox_total",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formatted",
      "storageKey": null
    }
  ],
  "type": "Money",
  "abstractKey": null
};

(node as any).hash = "8caa0d698ec2eeb92d6d4a384aee5472";

export default node;
