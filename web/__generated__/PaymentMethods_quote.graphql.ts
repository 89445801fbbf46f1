/**
 * @generated SignedSource<<483af5b0c860b17c03f0b09df9560e66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentMethods_quote$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly choice: {
      readonly " $fragmentSpreads": FragmentRefs<"PaymentTokenField_choice">;
    } | null | undefined;
    readonly code: string;
    readonly description: string;
    readonly isTest: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PaymentMethods_quote";
};
export type PaymentMethods_quote$key = {
  readonly " $data"?: PaymentMethods_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentMethods_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "paymentMethods",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentTokenChoice",
          "kind": "LinkedField",
          "name": "choice",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PaymentTokenField_choice"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartQuote",
  "abstractKey": null
};

(node as any).hash = "12727d889d8e768ab9401da6cbee857b";

export default node;
