/**
 * @generated SignedSource<<e72d0f8da32f12a8a1ed0c1ee0d1e0c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutForm_cart$data = {
  readonly quote: {
    readonly total: {
      readonly amount: number;
      readonly formatted: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_quote" | "ReviewStep_quote">;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_cart" | "useSeenCart_cart">;
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
      "name": "country"
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
      "args": [
        {
          "kind": "Variable",
          "name": "country",
          "variableName": "country"
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "fd587b6c879966ae4ee939c1cabdc4e0";

export default node;
