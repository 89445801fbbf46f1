/**
 * @generated SignedSource<<f4d29c04eca93e843cca5add1ab3d758>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "BANK_TRANSFER" | "CASH_ON_DELIVERY" | "TEST_CARD" | "%future added value";
export type PlaceOrderInput = {
  acceptsTerms: boolean;
  address1: string;
  address2?: string | null | undefined;
  billing?: AddressInput | null | undefined;
  cartVersion?: number | null | undefined;
  city: string;
  company?: string | null | undefined;
  country: string;
  email: string;
  expectedTotal?: number | null | undefined;
  extensions?: ReadonlyArray<CheckoutExtensionInput> | null | undefined;
  firstName: string;
  idempotencyKey?: string | null | undefined;
  lastName: string;
  note?: string | null | undefined;
  paymentMethod: PaymentMethod;
  paymentToken?: string | null | undefined;
  phone?: string | null | undefined;
  postcode: string;
  shippingMethod?: string | null | undefined;
};
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  company?: string | null | undefined;
  country: string;
  firstName: string;
  lastName: string;
  postcode: string;
};
export type CheckoutExtensionInput = {
  namespace: string;
  values: ReadonlyArray<CheckoutExtensionValue>;
};
export type CheckoutExtensionValue = {
  key: string;
  value?: string | null | undefined;
};
export type checkoutPlaceMutation$variables = {
  input: PlaceOrderInput;
};
export type checkoutPlaceMutation$data = {
  readonly placeOrder: {
    readonly __typename: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly nextAction?: {
      readonly url: string;
    } | null | undefined;
    readonly order?: {
      readonly number: number;
      readonly url: string;
    };
  };
};
export type checkoutPlaceMutation = {
  response: checkoutPlaceMutation$data;
  variables: checkoutPlaceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "NextAction",
  "kind": "LinkedField",
  "name": "nextAction",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InputIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "checkoutPlaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "placeOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "type": "PlaceOrderPayload",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checkoutPlaceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "placeOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "type": "PlaceOrderPayload",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8730425f7c5ce3daf210a8f373e4caed",
    "id": null,
    "metadata": {},
    "name": "checkoutPlaceMutation",
    "operationKind": "mutation",
    "text": "mutation checkoutPlaceMutation(\n  $input: PlaceOrderInput!\n) {\n  placeOrder(input: $input) {\n    __typename\n    ... on PlaceOrderPayload {\n      order {\n        number\n        url\n        id\n      }\n      nextAction {\n        url\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n    ... on InvalidInputError {\n      issues {\n        path\n        message\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9beacfcc9cf0613c388ae85cfaa5b566";

export default node;
