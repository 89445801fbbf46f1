/**
 * @generated SignedSource<<2c4e4161e54c65167aee33c05838badb>>
 * @relayHash 40e0b32b7f2f74976409cbd9c248f0d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef5255d335eb16d76b7c77a9d4b125f8fe2faf2560cac36a57ae492f935548cc

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
    "id": "ef5255d335eb16d76b7c77a9d4b125f8fe2faf2560cac36a57ae492f935548cc",
    "metadata": {},
    "name": "CategoriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7c993fa5ca0c914ab86684ed161bf6c";

export default node;
