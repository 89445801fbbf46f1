/**
 * @generated SignedSource<<158385b6876e0a84bca9ebe89e051d13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressForm_checkout$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AddressFields_checkout">;
  readonly " $fragmentType": "AddressForm_checkout";
};
export type AddressForm_checkout$key = {
  readonly " $data"?: AddressForm_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressForm_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressForm_checkout",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressFields_checkout"
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "de3e81fae81158d86d09635fe14ff641";

export default node;
