/**
 * @generated SignedSource<<c2b9b85300732a8168daac57f9fea19b>>
 * @relayHash e2c7a0bb42b86b8f7e3843fa0dea1d0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0fe9cad14a45d63a19b1d90f57c1d3579212b12bd644aeaaf4ca0bbbf7d26b0

import type { ConcreteRequest } from 'relay-runtime';
export type SaveShopSettingsInput = {
  cartRedirectAfterAdd?: boolean | null | undefined;
  expectedVersion: number;
  guestsMayReview?: boolean | null | undefined;
  guestsMayVote?: boolean | null | undefined;
  guestsMayWish?: boolean | null | undefined;
  reviewsNeedApproval?: boolean | null | undefined;
  slidingCart?: boolean | null | undefined;
  wishedHeartsLink?: boolean | null | undefined;
};
export type ShopSettingsScreenSaveMutation$variables = {
  input: SaveShopSettingsInput;
};
export type ShopSettingsScreenSaveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
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
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "saveShopSettings",
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
          }
        ],
        "type": "SaveShopSettingsPayload",
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
            "name": "path",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShopSettingsScreenSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f0fe9cad14a45d63a19b1d90f57c1d3579212b12bd644aeaaf4ca0bbbf7d26b0",
    "metadata": {},
    "name": "ShopSettingsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "482808f94426acbc7d98a3826c37605b";

export default node;
