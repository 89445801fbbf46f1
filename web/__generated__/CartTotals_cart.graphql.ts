/**
 * @generated SignedSource<<57d1bd867d0edcc54deceaed2048d08a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTotals_cart$data = {
  readonly discount: {
    readonly amount: number;
    readonly formatted: string;
  };
  readonly externalShops: ReadonlyArray<{
    readonly __typename: "CartShop";
  }>;
  readonly hasLinesSoldHere: boolean;
  readonly itemCount: number;
  readonly lines: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useIsWithdrawable_lines">;
  }>;
  readonly quote: {
    readonly country: {
      readonly code: string;
      readonly name: string;
    };
    readonly isDeliverable: boolean;
    readonly needsShipping: boolean;
    readonly shipping: {
      readonly amount: number;
      readonly formatted: string;
    };
    readonly shippingMethod: {
      readonly deliveryEstimate: {
        readonly earliest: string;
        readonly latest: string;
      } | null | undefined;
      readonly description: string;
    } | null | undefined;
    readonly taxes: ReadonlyArray<{
      readonly amount: {
        readonly formatted: string;
      };
      readonly label: string;
    }> | null | undefined;
    readonly total: {
      readonly formatted: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"FreeDeliveryHint_quote">;
  } | null | undefined;
  readonly subtotal: {
    readonly formatted: string;
  };
  readonly subtotalHere: {
    readonly formatted: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BoughtElsewhere_cart" | "CouponForm_cart" | "SplitSums_cart">;
  readonly " $fragmentType": "CartTotals_cart";
};
export type CartTotals_cart$key = {
  readonly " $data"?: CartTotals_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "country"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartTotals_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
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
      "args": null,
      "kind": "ScalarField",
      "name": "hasLinesSoldHere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotal",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotalHere",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "country",
          "variableName": "country"
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
          "kind": "ScalarField",
          "name": "needsShipping",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeliverable",
          "storageKey": null
        },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShippingMethod",
          "kind": "LinkedField",
          "name": "shippingMethod",
          "plural": false,
          "selections": [
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
              "concreteType": "DeliveryEstimate",
              "kind": "LinkedField",
              "name": "deliveryEstimate",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "earliest",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "latest",
                  "storageKey": null
                }
              ],
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
          "name": "shipping",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxLine",
          "kind": "LinkedField",
          "name": "taxes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FreeDeliveryHint_quote"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponForm_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SplitSums_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BoughtElsewhere_cart"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartShop",
      "kind": "LinkedField",
      "name": "externalShops",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "9982d31978869174ae77bf10ae0b0a64";

export default node;
