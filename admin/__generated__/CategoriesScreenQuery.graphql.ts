/**
 * @generated SignedSource<<ad710682a6a3fc30992fd5729feafc90>>
 * @relayHash fcc3cc28af3b356a17b0738009b2e857
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c9cfaf43fb45518b1ffd2924ef145d2f5e9547d64e8e88c84ae380fa120f882

import type { ConcreteRequest } from 'relay-runtime';
export type CategoriesScreenQuery$variables = Record<PropertyKey, never>;
export type CategoriesScreenQuery$data = {
  readonly adminCategories: ReadonlyArray<{
    readonly depth: number;
    readonly description: string;
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
    readonly picture: {
      readonly basePath: string;
    } | null | undefined;
    readonly slug: string;
    readonly version: number;
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
        "name": "id",
        "storageKey": null
      },
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
    "id": "0c9cfaf43fb45518b1ffd2924ef145d2f5e9547d64e8e88c84ae380fa120f882",
    "metadata": {},
    "name": "CategoriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39338291441c4fa88367134a3d81346f";

export default node;
