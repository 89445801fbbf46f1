/**
 * @generated SignedSource<<09ae572b452a15a1a32f00f076202ac8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummary_cart$data = {
  readonly coupons: ReadonlyArray<{
    readonly code: string;
    readonly discount: {
      readonly formatted: string;
    };
    readonly isApplicable: boolean;
    readonly isFreeShipping: boolean;
  }>;
  readonly lines: ReadonlyArray<{
    readonly deposit: {
      readonly amount: {
        readonly formatted: string;
      };
    } | null | undefined;
    readonly externalShop: {
      readonly __typename: "ExternalShop";
    } | null | undefined;
    readonly id: string;
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null | undefined;
    readonly key: string;
    readonly lineTotal: {
      readonly formatted: string;
    };
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly quantity: number;
    readonly withdrawalException: {
      readonly text: string;
    } | null | undefined;
  }>;
  readonly quote: {
    readonly country: {
      readonly name: string;
    };
    readonly exportTo: string | null | undefined;
    readonly needsShipping: boolean;
    readonly shipping: {
      readonly amount: number;
      readonly formatted: string;
    };
    readonly taxes: ReadonlyArray<{
      readonly amount: {
        readonly formatted: string;
      };
      readonly label: string;
    }> | null | undefined;
    readonly total: {
      readonly formatted: string;
    };
  } | null | undefined;
  readonly subtotalHere: {
    readonly formatted: string;
  };
  readonly warnings: ReadonlyArray<{
    readonly lineKey: string | null | undefined;
    readonly message: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SplitSums_cart">;
  readonly " $fragmentType": "OrderSummary_cart";
};
export type OrderSummary_cart$key = {
  readonly " $data"?: OrderSummary_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
};
return {
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
  "name": "OrderSummary_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExternalShop",
          "kind": "LinkedField",
          "name": "externalShop",
          "plural": false,
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartLineOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WithdrawalException",
          "kind": "LinkedField",
          "name": "withdrawalException",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Deposit",
          "kind": "LinkedField",
          "name": "deposit",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lineTotal",
          "plural": false,
          "selections": (v2/*:: as any*/),
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
      "name": "subtotalHere",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SplitSums_cart"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppliedCoupon",
      "kind": "LinkedField",
      "name": "coupons",
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
          "name": "isApplicable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFreeShipping",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineKey",
          "storageKey": null
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
          "kind": "ScalarField",
          "name": "needsShipping",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exportTo",
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
            (v0/*:: as any*/)
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
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            (v1/*:: as any*/)
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
          "selections": (v2/*:: as any*/),
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
            (v3/*:: as any*/)
          ],
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

(node as any).hash = "6fa3215d8df54656ef69339f48eaa9f7";

export default node;
