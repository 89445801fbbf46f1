/**
 * @generated SignedSource<<180886a9fde7285a60c064aeb7f0d4a2>>
 * @relayHash ded8c0096a6b6f195ef5b963a1c9975c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 563d98c1e4362ced0a2ab7dde2ec71c0891371a725c86324dfaa64ffab36d03e

import type { ConcreteRequest } from 'relay-runtime';
export type CategoriesScreenQuery$variables = Record<PropertyKey, never>;
export type CategoriesScreenQuery$data = {
  readonly adminCategories: ReadonlyArray<{
    readonly databaseId: number;
    readonly depth: number;
    readonly description: string;
    readonly name: string;
    readonly parentId: number | null | undefined;
    readonly picture: {
      readonly basePath: string;
    } | null | undefined;
    readonly slug: string;
  }>;
  readonly waitingProducts: number;
};
export type CategoriesScreenQuery = {
  response: CategoriesScreenQuery$data;
  variables: CategoriesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitingProducts",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminCategory",
    "kind": "LinkedField",
    "name": "adminCategories",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      },
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
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parentId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "depth",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "picture",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "basePath",
            "storageKey": null
          }
        ],
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
    "name": "CategoriesScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CategoriesScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "563d98c1e4362ced0a2ab7dde2ec71c0891371a725c86324dfaa64ffab36d03e",
    "metadata": {},
    "name": "CategoriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea412231353e7e913f674b3912da7f55";

export default node;
