/**
 * @generated SignedSource<<ccf80566ebfe90c27f2e32dcea22443e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePostcodeCheck_checkout$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly postcodeExample: string;
    readonly postcodePattern: string;
  }>;
  readonly " $fragmentType": "usePostcodeCheck_checkout";
};
export type usePostcodeCheck_checkout$key = {
  readonly " $data"?: usePostcodeCheck_checkout$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePostcodeCheck_checkout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePostcodeCheck_checkout",
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
          "name": "postcodePattern",
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

(node as any).hash = "9e40c81ae202c7d281601468c9bd0456";

export default node;
