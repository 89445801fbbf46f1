/**
 * @generated SignedSource<<cceac80a3b1c29b802c4fc1276d0e82a>>
 * @relayHash cc1b7e669740e84ceea9f104a29e7426
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3269b9278b698719cf8c9c98a58ee7674dbb820cee92c494f455eab283637267

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateShopSettingsInput = {
  acceptsDeals?: boolean | null | undefined;
  asksForReviews?: boolean | null | undefined;
  cartRedirectAfterAdd?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  commentsNeedApproval?: boolean | null | undefined;
  expectedVersion: number;
  guestsMayReview?: boolean | null | undefined;
  guestsMayVote?: boolean | null | undefined;
  guestsMayWish?: boolean | null | undefined;
  reviewsNeedApproval?: boolean | null | undefined;
  slidingCart?: boolean | null | undefined;
  taxesDeliveryByMainGoods?: boolean | null | undefined;
  timeZone?: string | null | undefined;
  wishedHeartsLink?: boolean | null | undefined;
};
export type ShopSettingsScreenSaveMutation$variables = {
  input: UpdateShopSettingsInput;
  isDryRun?: boolean | null | undefined;
};
export type ShopSettingsScreenSaveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly settings?: {
      readonly timeZone: string;
    };
    readonly version?: number;
  };
};
export type ShopSettingsScreenSaveMutation = {
  response: ShopSettingsScreenSaveMutation$data;
  variables: ShopSettingsScreenSaveMutation$variables;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = [
  {
    "alias": "result",
    "args": [
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateShopSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
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
            "args": null,
            "concreteType": "AdminShopSettings",
            "kind": "LinkedField",
            "name": "settings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateShopSettingsPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
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
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopSettingsScreenSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShopSettingsScreenSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3269b9278b698719cf8c9c98a58ee7674dbb820cee92c494f455eab283637267",
    "metadata": {},
    "name": "ShopSettingsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "505a763f6e4ebfd20c717fa13be6a2d7";

export default node;
