/**
 * @generated SignedSource<<5277baca27e49c6dcf0901da931c5ca9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CouponRefusal = "ALREADY_APPLIED" | "BELOW_MINIMUM" | "EXCLUSIVE" | "EXPIRED" | "NOT_FOR_THESE_PRODUCTS" | "NOT_STARTED" | "TOO_MANY" | "UNKNOWN" | "USED_UP" | "USED_UP_BY_CUSTOMER" | "%future added value";
export type ApplyCouponInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};
export type couponsApplyMutation$variables = {
  input: ApplyCouponInput;
};
export type couponsApplyMutation$data = {
  readonly applyCoupon: {
    readonly __typename: string;
    readonly cart?: {
      readonly hash: string;
    };
    readonly message?: string;
    readonly reason?: CouponRefusal;
  };
};
export type couponsApplyMutation = {
  response: couponsApplyMutation$data;
  variables: couponsApplyMutation$variables;
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
  "name": "hash",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "CouponNotApplicableError",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "couponsApplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "applyCoupon",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ApplyCouponPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "couponsApplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "applyCoupon",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ApplyCouponPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "32b33248468dd0809f06022fd32e4b6e",
    "id": null,
    "metadata": {},
    "name": "couponsApplyMutation",
    "operationKind": "mutation",
    "text": "mutation couponsApplyMutation(\n  $input: ApplyCouponInput!\n) {\n  applyCoupon(input: $input) {\n    __typename\n    ... on ApplyCouponPayload {\n      cart {\n        hash\n        id\n      }\n    }\n    ... on CouponNotApplicableError {\n      reason\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1462b9dd6bd64b48945e496f3ef51972";

export default node;
