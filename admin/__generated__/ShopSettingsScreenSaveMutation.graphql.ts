/**
 * @generated SignedSource<<fb4b49ae2666fde184dfca57a51cfb5b>>
 * @relayHash c720bae42306865e3539726afa4a589b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8631bafcc7784c847a6b3430e010ec7cd60d987924f80517caed191e0d8c75b1

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
  isDryRun?: boolean | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
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
      },
      {
        "kind": "Variable",
        "name": "isDryRun",
        "variableName": "isDryRun"
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
    "id": "8631bafcc7784c847a6b3430e010ec7cd60d987924f80517caed191e0d8c75b1",
    "metadata": {},
    "name": "ShopSettingsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1ca30f8eba856458a93e0181e75302a7";

export default node;
