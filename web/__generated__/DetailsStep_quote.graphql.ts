/**
 * @generated SignedSource<<fec0193cbf0ee36d2f4ecbd246e6e2c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsStep_quote$data = {
  readonly country: {
    readonly code: string;
  };
  readonly needsShipping: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryMethods_quote" | "PaymentMethods_quote">;
  readonly " $fragmentType": "DetailsStep_quote";
};
export type DetailsStep_quote$key = {
  readonly " $data"?: DetailsStep_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsStep_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsShipping",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryMethods_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentMethods_quote"
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};

(node as any).hash = "cf0656c4bad08b34f621ee46462ba685";

export default node;
