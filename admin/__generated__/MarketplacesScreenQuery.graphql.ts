/**
 * @generated SignedSource<<fd86d25fc02b0329c5e9718b3418a085>>
 * @relayHash cf5be93f041d2301e7c21e7cf5d2695b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 952a4d9133165496e83f43df7fa2f6eb26a096c0a0a3902f91c06013c44d003a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketplacesScreenQuery$variables = Record<PropertyKey, never>;
export type MarketplacesScreenQuery$data = {
  readonly marketplaces: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly shops: ReadonlyArray<{
      readonly databaseId: number;
      readonly " $fragmentSpreads": FragmentRefs<"ExternalShopPanel_shop">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"MarketplaceForm_marketplace">;
  }>;
};
export type MarketplacesScreenQuery = {
  response: MarketplacesScreenQuery$data;
  variables: MarketplacesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MarketplacesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffMarketplace",
        "kind": "LinkedField",
        "name": "marketplaces",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MarketplaceForm_marketplace"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffExternalShop",
            "kind": "LinkedField",
            "name": "shops",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ExternalShopPanel_shop"
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
    "name": "MarketplacesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffMarketplace",
        "kind": "LinkedField",
        "name": "marketplaces",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cartUrlTemplate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineTemplate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffExternalShop",
            "kind": "LinkedField",
            "name": "shops",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "host",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "handOffs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tag",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sourceAddress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffShopListing",
                "kind": "LinkedField",
                "name": "listings",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "productId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "productName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "externalId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isMain",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isAvailable",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "checkedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AvailabilityRun",
                "kind": "LinkedField",
                "name": "runs",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "asked",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "heard",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  }
                ],
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
    "id": "952a4d9133165496e83f43df7fa2f6eb26a096c0a0a3902f91c06013c44d003a",
    "metadata": {},
    "name": "MarketplacesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7097285ea1369fe0b02a304a145fa72f";

export default node;
