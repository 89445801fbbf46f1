/**
 * @generated SignedSource<<8da95e21b86d1aad018b01f96ec630cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressFields_checkout$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly postcodeExample: string;
  }>;
  readonly " $fragmentType": "AddressFields_checkout";
};
export type AddressFields_checkout$key = {
  readonly " $data"?: AddressFields_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressFields_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressFields_checkout",
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
          "name": "postcodeExample",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "b954a1767583c28358d93bcf4908c776";

export default node;
