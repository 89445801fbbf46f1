/**
 * @generated SignedSource<<d3960290d51bd8ea033c3f04859f4eb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type orderReviewQuery$variables = {
  city?: string | null | undefined;
  country?: string | null | undefined;
  postcode?: string | null | undefined;
  shippingMethod?: string | null | undefined;
};
export type orderReviewQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly coupons: ReadonlyArray<{
        readonly code: string;
        readonly discount: {
          readonly formatted: string;
        };
      }>;
      readonly externalShops: ReadonlyArray<{
        readonly shop: {
          readonly name: string;
        };
        readonly subtotal: {
          readonly formatted: string;
        };
      }>;
      readonly hash: string;
      readonly isEmpty: boolean;
      readonly lines: ReadonlyArray<{
        readonly deposit: {
          readonly amount: {
            readonly formatted: string;
          };
        } | null | undefined;
        readonly externalShop: {
          readonly __typename: "ExternalShop";
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
      }>;
      readonly quote: {
        readonly isDeliverable: boolean;
        readonly needsShipping: boolean;
        readonly paymentMethods: ReadonlyArray<{
          readonly code: string;
          readonly description: string;
          readonly name: string;
        }>;
        readonly shippingMethod: {
          readonly code: string;
        } | null | undefined;
        readonly shippingMethods: ReadonlyArray<{
          readonly code: string;
          readonly name: string;
          readonly price: {
            readonly formatted: string;
          };
        }>;
        readonly taxes: ReadonlyArray<{
          readonly amount: {
            readonly formatted: string;
          };
          readonly label: string;
        }> | null | undefined;
        readonly total: {
          readonly amount: number;
          readonly formatted: string;
        };
      } | null | undefined;
      readonly subtotalHere: {
        readonly formatted: string;
      };
    } | null | undefined;
  };
};
export type orderReviewQuery = {
  response: orderReviewQuery$data;
  variables: orderReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "city"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postcode"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shippingMethod"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hash",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmpty",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "subtotalHere",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "subtotal",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "CartLineOption",
  "kind": "LinkedField",
  "name": "options",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
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
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Deposit",
  "kind": "LinkedField",
  "name": "deposit",
  "plural": false,
  "selections": [
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "lineTotal",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "AppliedCoupon",
  "kind": "LinkedField",
  "name": "coupons",
  "plural": true,
  "selections": [
    (v18/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "discount",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v20 = {
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
      "name": "isDeliverable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethods",
      "plural": true,
      "selections": [
        (v18/*:: as any*/),
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v7/*:: as any*/),
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
        (v18/*:: as any*/)
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
        (v6/*:: as any*/)
      ],
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
        (v15/*:: as any*/)
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
        (v18/*:: as any*/),
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "orderReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v8/*:: as any*/),
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
                    "concreteType": "ExternalShop",
                    "kind": "LinkedField",
                    "name": "shop",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
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
                  (v11/*:: as any*/),
                  (v9/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ExternalShop",
                    "kind": "LinkedField",
                    "name": "externalShop",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              },
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "orderReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v8/*:: as any*/),
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
                    "concreteType": "ExternalShop",
                    "kind": "LinkedField",
                    "name": "shop",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
                ],
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
                  (v11/*:: as any*/),
                  (v9/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ExternalShop",
                    "kind": "LinkedField",
                    "name": "externalShop",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              },
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v21/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b2144c206f188178c08d9bbce2f91ea6",
    "id": null,
    "metadata": {},
    "name": "orderReviewQuery",
    "operationKind": "query",
    "text": "query orderReviewQuery(\n  $country: String\n  $postcode: String\n  $city: String\n  $shippingMethod: String\n) {\n  viewer {\n    cart {\n      hash\n      isEmpty\n      subtotalHere {\n        formatted\n      }\n      externalShops {\n        shop {\n          name\n          id\n        }\n        subtotal {\n          formatted\n        }\n      }\n      lines {\n        key\n        name\n        quantity\n        externalShop {\n          __typename\n          id\n        }\n        options {\n          name\n          value\n        }\n        deposit {\n          amount {\n            formatted\n          }\n        }\n        lineTotal {\n          formatted\n        }\n        id\n      }\n      coupons {\n        code\n        discount {\n          formatted\n        }\n      }\n      quote(country: $country, postcode: $postcode, city: $city, shippingMethod: $shippingMethod) {\n        needsShipping\n        isDeliverable\n        shippingMethods {\n          code\n          name\n          price {\n            formatted\n          }\n        }\n        shippingMethod {\n          code\n        }\n        total {\n          amount\n          formatted\n        }\n        taxes {\n          label\n          amount {\n            formatted\n          }\n        }\n        paymentMethods {\n          code\n          name\n          description\n        }\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fd92ff69a76c922dd941a22ea9a697b0";

export default node;
