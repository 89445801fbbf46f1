/**
 * @generated SignedSource<<868d11ad12b083761852c6b1f9d330f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type PlaceOrderInput = {
  acceptsTerms: boolean;
  address1: string;
  address2?: string | null | undefined;
  billing?: AddressInput | null | undefined;
  cartVersion?: number | null | undefined;
  city: string;
  clientMutationId?: string | null | undefined;
  company?: string | null | undefined;
  confirmedAge?: number | null | undefined;
  country: string;
  email: string;
  expectedTotal?: number | null | undefined;
  extensions?: ReadonlyArray<CheckoutExtensionInput> | null | undefined;
  firstName?: string | null | undefined;
  giftMessage?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  lastName?: string | null | undefined;
  note?: string | null | undefined;
  paymentMethod: string;
  paymentToken?: string | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
  returnUrl?: string | null | undefined;
  shippingMethod?: string | null | undefined;
  vatId?: string | null | undefined;
  wantsReviewRequest?: boolean | null | undefined;
};
export type AddressInput = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  company?: string | null | undefined;
  country: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  postcode?: string | null | undefined;
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
    readonly openOrder?: {
      readonly url: string;
    };
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
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "NextAction",
  "kind": "LinkedField",
  "name": "nextAction",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v9 = {
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
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInputError",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
              (v6/*:: as any*/)
            ],
            "type": "PlaceOrderPayload",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "openOrder",
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "PaymentOpenError",
            "abstractKey": null
          }
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
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "type": "PlaceOrderPayload",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "openOrder",
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "PaymentOpenError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0cff4f1df7775902ee8a810d1f89b526",
    "id": null,
    "metadata": {},
    "name": "checkoutPlaceMutation",
    "operationKind": "mutation",
    "text": "mutation checkoutPlaceMutation(\n  $input: PlaceOrderInput!\n) {\n  placeOrder(input: $input) {\n    __typename\n    ... on PlaceOrderPayload {\n      order {\n        number\n        url\n        id\n      }\n      nextAction {\n        url\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n    ... on InvalidInputError {\n      issues {\n        path\n        message\n      }\n    }\n    ... on PaymentOpenError {\n      openOrder: order {\n        url\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "321bbfd9de0e113e8b99d9d4cebf48e7";

export default node;
