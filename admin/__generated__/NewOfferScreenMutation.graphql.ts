/**
 * @generated SignedSource<<ebfb71c5a71f3366f7fa802c184ba557>>
 * @relayHash cc389b20e29f7f56939063357418299f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfeac86f090e9d3db1142e6338fd3d34d1d04052aa847a39d78d4befd14f4d29

import type { ConcreteRequest } from 'relay-runtime';
export type OfferAvailability = "IN_STOCK" | "LIMITED" | "OUT_OF_STOCK" | "PREORDER" | "%future added value";
export type CreateOfferInput = {
  facts: AdminOfferFactsInput;
};
export type AdminOfferFactsInput = {
  availability?: OfferAvailability | null | undefined;
  categoryId?: number | null | undefined;
  code?: string | null | undefined;
  destinationUrl?: string | null | undefined;
  details?: string | null | undefined;
  endsAt?: string | null | undefined;
  isCodeMasked?: boolean | null | undefined;
  merchantId: number;
  priceMinor?: number | null | undefined;
  productId?: number | null | undefined;
  shippingMinor?: number | null | undefined;
  shipsTo?: ReadonlyArray<string> | null | undefined;
  slug?: string | null | undefined;
  startsAt?: string | null | undefined;
  summary?: string | null | undefined;
  title: string;
};
export type NewOfferScreenMutation$variables = {
  input: CreateOfferInput;
};
export type NewOfferScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly offer?: {
      readonly databaseId: number;
    };
    readonly path?: ReadonlyArray<string>;
  };
};
export type NewOfferScreenMutation = {
  response: NewOfferScreenMutation$data;
  variables: NewOfferScreenMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v7 = {
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
        (v5/*:: as any*/),
        (v4/*:: as any*/)
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
    "name": "NewOfferScreenMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOffer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminOffer",
                "kind": "LinkedField",
                "name": "offer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateOfferPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "NewOfferScreenMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOffer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminOffer",
                "kind": "LinkedField",
                "name": "offer",
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
            "type": "CreateOfferPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bfeac86f090e9d3db1142e6338fd3d34d1d04052aa847a39d78d4befd14f4d29",
    "metadata": {},
    "name": "NewOfferScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b1200ed629fa4e67fc5d1d6c96f788c";

export default node;
