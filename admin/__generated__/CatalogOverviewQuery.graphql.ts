/**
 * @generated SignedSource<<257e20801b0a634857278ade3a510dbb>>
 * @relayHash 4553f40cbefd5cbab16acf7df37d9d36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a6d0e765ee8717047d6b5e001c7660c625a92cbf134847b52e846cbf5c47da3

import type { ConcreteRequest } from 'relay-runtime';
export type CatalogOverviewQuery$variables = Record<PropertyKey, never>;
export type CatalogOverviewQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly products: {
    readonly totalCount: number;
  };
};
export type CatalogOverviewQuery = {
  response: CatalogOverviewQuery$data;
  variables: CatalogOverviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "ProductConnection",
    "kind": "LinkedField",
    "name": "products",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": "products(first:1)"
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CatalogOverviewQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CatalogOverviewQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0a6d0e765ee8717047d6b5e001c7660c625a92cbf134847b52e846cbf5c47da3",
    "metadata": {},
    "name": "CatalogOverviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "752ec85fde73fb3b8b620a83b17c8411";

export default node;
