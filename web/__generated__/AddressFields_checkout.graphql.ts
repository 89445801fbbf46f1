/**
 * @generated SignedSource<<0be133529ef7882ae3b0c4a5d3f25689>>
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
  readonly dependsOnPostcode: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dependsOnPostcode",
      "storageKey": null
    }
  ],
  "type": "Checkout",
  "abstractKey": null
};

(node as any).hash = "2306b84d5a387f45fd4db301a125eacc";

export default node;
