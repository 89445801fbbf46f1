/**
 * @generated SignedSource<<370909950e8c7f52c056fb8fbf1d39b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSeenCart_cart$data = {
  readonly discount: {
    readonly formatted: string;
  };
  readonly lines: ReadonlyArray<{
    readonly key: string;
    readonly lineTotal: {
      readonly formatted: string;
    };
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly value: string;
    }>;
    readonly quantity: number;
  }>;
  readonly quote: {
    readonly shipping: {
      readonly amount: number;
      readonly formatted: string;
    };
    readonly total: {
      readonly formatted: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "useSeenCart_cart";
};
export type useSeenCart_cart$key = {
  readonly " $data"?: useSeenCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSeenCart_cart">;
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
];
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
  "name": "useSeenCart_cart",
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
          "name": "key",
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
          "name": "quantity",
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lineTotal",
          "plural": false,
          "selections": (v1/*:: as any*/),
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
      "name": "discount",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
            (v0/*:: as any*/)
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
          "selections": (v1/*:: as any*/),
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

(node as any).hash = "4b46e2ecc4087b131ba6a5b71e2e1544";

export default node;
