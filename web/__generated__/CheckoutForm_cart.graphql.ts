/**
 * @generated SignedSource<<80f77749b0fcd4c4660a86cde456f7e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_cart$data = {
  readonly lines: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useIsWithdrawable_lines">;
  }>;
  readonly quote: {
    readonly country: {
      readonly code: string;
    };
    readonly total: {
      readonly amount: number;
      readonly formatted: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_quote" | "ReviewStep_quote">;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ExternalShops_cart" | "OrderSummary_cart" | "PlaceOrder_cart" | "useGate_cart" | "useSeenCart_cart">;
  readonly " $fragmentType": "CheckoutForm_cart";
};
export type CheckoutForm_cart$key = {
  readonly " $data"?: CheckoutForm_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutForm_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "city"
    },
    {
      "kind": "RootArgument",
      "name": "country"
    },
    {
      "kind": "RootArgument",
      "name": "postcode"
    },
    {
      "kind": "RootArgument",
      "name": "shippingMethod"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutForm_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useIsWithdrawable_lines"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "city",
          "variableName": "city"
        },
        {
          "kind": "Variable",
          "name": "country",
          "variableName": "country"
        },
        {
          "kind": "Variable",
          "name": "postcode",
          "variableName": "postcode"
        },
        {
          "kind": "Variable",
          "name": "shippingMethod",
          "variableName": "shippingMethod"
        }
      ],
      "concreteType": "CartQuote",
      "kind": "LinkedField",
      "name": "quote",
      "plural": false,
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formatted",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DetailsStep_quote"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewStep_quote"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSeenCart_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSummary_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceOrder_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExternalShops_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useGate_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "7b9c8f0a5748c61b2d31ff8175e2b92d";

export default node;
