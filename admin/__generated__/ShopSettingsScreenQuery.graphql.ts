/**
 * @generated SignedSource<<a6d164d1638dc12f31f4a22f1d8c195e>>
 * @relayHash 6679c7105c2d30c46ce89d352bc7c696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dd4334c6ca65825b7442f2ba17f9724540cbb7b307d1c028f148bfc8ec963d2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopSettingsScreenQuery$variables = Record<PropertyKey, never>;
export type ShopSettingsScreenQuery$data = {
  readonly settings: {
    readonly acceptsDeals: boolean;
    readonly asksForReviews: boolean;
    readonly cartRedirectAfterAdd: boolean;
    readonly commentsNeedApproval: boolean;
    readonly edit: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_edit">;
    };
    readonly facts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SettingField_facts">;
    }>;
    readonly guestsMayReview: boolean;
    readonly guestsMayVote: boolean;
    readonly guestsMayWish: boolean;
    readonly reviewsNeedApproval: boolean;
    readonly slidingCart: boolean;
    readonly taxesDeliveryByMainGoods: boolean;
    readonly timeZone: string;
    readonly wishedHeartsLink: boolean;
  };
};
export type ShopSettingsScreenQuery = {
  response: ShopSettingsScreenQuery$data;
  variables: ShopSettingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cartRedirectAfterAdd",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slidingCart",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guestsMayWish",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wishedHeartsLink",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guestsMayVote",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guestsMayReview",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewsNeedApproval",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentsNeedApproval",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acceptsDeals",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "asksForReviews",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxesDeliveryByMainGoods",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopSettingsScreenQuery",
    "selections": [
      {
        "alias": "settings",
        "args": null,
        "concreteType": "AdminShopSettings",
        "kind": "LinkedField",
        "name": "adminShopSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingFact",
            "kind": "LinkedField",
            "name": "facts",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SettingField_facts"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingsEdit",
            "kind": "LinkedField",
            "name": "edit",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SettingsForm_edit"
              }
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShopSettingsScreenQuery",
    "selections": [
      {
        "alias": "settings",
        "args": null,
        "concreteType": "AdminShopSettings",
        "kind": "LinkedField",
        "name": "adminShopSettings",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingFact",
            "kind": "LinkedField",
            "name": "facts",
            "plural": true,
            "selections": [
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
                "name": "initial",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "min",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "max",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingsEdit",
            "kind": "LinkedField",
            "name": "edit",
            "plural": false,
            "selections": [
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editedBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1dd4334c6ca65825b7442f2ba17f9724540cbb7b307d1c028f148bfc8ec963d2",
    "metadata": {},
    "name": "ShopSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d5a69f2f9b64f0a43c4d96f5444c747";

export default node;
