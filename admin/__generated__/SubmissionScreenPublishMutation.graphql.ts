/**
 * @generated SignedSource<<28e387e362b3e5247362ec5e0a3429a0>>
 * @relayHash 9cccbc444af9b5f843751bd346c08919
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 070b1c1b80127504c708851f404f22e5da6ef659e77cccbd219f2657fd26f1d1

import type { ConcreteRequest } from 'relay-runtime';
export type OfferAvailability = "IN_STOCK" | "LIMITED" | "OUT_OF_STOCK" | "PREORDER" | "%future added value";
export type PublishDealSubmissionInput = {
  clientMutationId?: string | null | undefined;
  facts: AdminOfferFactsInput;
  id: string;
};
export type AdminOfferFactsInput = {
  availability?: OfferAvailability | null | undefined;
  categoryId?: string | null | undefined;
  code?: string | null | undefined;
  destinationUrl?: string | null | undefined;
  details?: string | null | undefined;
  endsAt?: string | null | undefined;
  isCodeMasked?: boolean | null | undefined;
  merchantId: string;
  priceMinor?: number | null | undefined;
  productId?: string | null | undefined;
  shippingMinor?: number | null | undefined;
  shipsTo?: ReadonlyArray<string> | null | undefined;
  slug?: string | null | undefined;
  startsAt?: string | null | undefined;
  summary?: string | null | undefined;
  title: string;
};
export type SubmissionScreenPublishMutation$variables = {
  input: PublishDealSubmissionInput;
  isDryRun?: boolean | null | undefined;
};
export type SubmissionScreenPublishMutation$data = {
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
export type SubmissionScreenPublishMutation = {
  response: SubmissionScreenPublishMutation$data;
  variables: SubmissionScreenPublishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "isDryRun",
    "variableName": "isDryRun"
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
    "name": "SubmissionScreenPublishMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "publishDealSubmission",
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
            "type": "PublishDealSubmissionPayload",
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
    "name": "SubmissionScreenPublishMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "publishDealSubmission",
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
            "type": "PublishDealSubmissionPayload",
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
    "id": "070b1c1b80127504c708851f404f22e5da6ef659e77cccbd219f2657fd26f1d1",
    "metadata": {},
    "name": "SubmissionScreenPublishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f9ba2ffd94fd47f953186ffc8252c5a";

export default node;
