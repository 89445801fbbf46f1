/**
 * @generated SignedSource<<8f25fdb41fc407ff4c2f0fc6fe839918>>
 * @relayHash 72bb6e10eb23451aff9cbf9418640d14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25c97da12dbeed46ee50a1c995207cfd86fd8cec2220199f535eca8b0b248417

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketplacesScreenQuery$variables = Record<PropertyKey, never>;
export type MarketplacesScreenQuery$data = {
  readonly marketplaces: ReadonlyArray<{
    readonly databaseId: number;
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
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "AdminExternalShop",
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
    }
  ],
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MarketplaceForm_marketplace"
          },
          (v2/*:: as any*/)
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "25c97da12dbeed46ee50a1c995207cfd86fd8cec2220199f535eca8b0b248417",
    "metadata": {},
    "name": "MarketplacesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3e936f91be114a7051f13e2760ec826";

export default node;
