/**
 * @generated SignedSource<<4d1c5380855723a362ff15b23bbd4c88>>
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
    readonly exportPostcodePattern: string;
    readonly name: string;
    readonly postcodeExample: string;
    readonly postcodePattern: string;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcodePattern",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exportPostcodePattern",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "5be1ef3d2eaf3b8162df2336e56e0211";

export default node;
