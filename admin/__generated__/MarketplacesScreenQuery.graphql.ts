/**
 * @generated SignedSource<<a8ce80fc7cb0f9b964295c640bce270a>>
 * @relayHash 7cd619158c22a53f17b3cab6be779aa5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f57bdeb7d5edf3d892903f9983f611bac7c83ef5d7b1719833b2b022d5e0d99d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketplacesScreenQuery$variables = Record<PropertyKey, never>;
export type MarketplacesScreenQuery$data = {
  readonly marketplaces: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly shops: ReadonlyArray<{
      readonly country: string;
      readonly databaseId: number;
      readonly host: string;
      readonly name: string;
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "host",
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
        "concreteType": "AdminMarketplace",
        "kind": "LinkedField",
        "name": "marketplaces",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MarketplaceForm_marketplace"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminExternalShop",
            "kind": "LinkedField",
            "name": "shops",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
        "concreteType": "AdminMarketplace",
        "kind": "LinkedField",
        "name": "marketplaces",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
            "concreteType": "AdminExternalShop",
            "kind": "LinkedField",
            "name": "shops",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f57bdeb7d5edf3d892903f9983f611bac7c83ef5d7b1719833b2b022d5e0d99d",
    "metadata": {},
    "name": "MarketplacesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4878b1d83cc21b3b0a59d03cc400f655";

export default node;
