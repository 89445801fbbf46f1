/**
 * @generated SignedSource<<d71616b2dd1b5b1c4152a2f0ab939b9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewStep_quote$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly choice: {
      readonly options: ReadonlyArray<{
        readonly label: string;
        readonly value: string;
      }>;
    } | null | undefined;
    readonly code: string;
    readonly isTest: boolean;
    readonly name: string;
  }>;
  readonly shippingMethod: {
    readonly description: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ReviewStep_quote";
};
export type ReviewStep_quote$key = {
  readonly " $data"?: ReviewStep_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStep_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewStep_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethod",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
        (v0/*:: as any*/),
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
              "alias": null,
              "args": null,
              "concreteType": "PaymentTokenOption",
              "kind": "LinkedField",
              "name": "options",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
                  "storageKey": null
                }
              ],
              "storageKey": null
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
})();

(node as any).hash = "716872f22c439e2a0d6141dbfccdbffa";

export default node;
