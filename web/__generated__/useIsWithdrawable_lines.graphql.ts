/**
 * @generated SignedSource<<1ec9477f762825e5fd48aae45a43bca6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useIsWithdrawable_lines$data = ReadonlyArray<{
  readonly withdrawalException: {
    readonly isConditional: boolean;
  } | null | undefined;
  readonly " $fragmentType": "useIsWithdrawable_lines";
}>;
export type useIsWithdrawable_lines$key = ReadonlyArray<{
  readonly " $data"?: useIsWithdrawable_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIsWithdrawable_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useIsWithdrawable_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalException",
      "kind": "LinkedField",
      "name": "withdrawalException",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isConditional",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "3fda18450e1854b41de31856d7f9aacc";

export default node;
