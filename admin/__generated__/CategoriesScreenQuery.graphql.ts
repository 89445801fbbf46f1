/**
 * @generated SignedSource<<6c003dde1e1b3f45526a543fd0e37bcf>>
 * @relayHash 096afdde7979bf5bc000cb309fea8a15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19f99036e6ee206594b2c02480e2096c3c03c6ef332bf6cae975b58a93557db4

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
    readonly sizeGuide: string;
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
        "name": "sizeGuide",
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
    "id": "19f99036e6ee206594b2c02480e2096c3c03c6ef332bf6cae975b58a93557db4",
    "metadata": {},
    "name": "CategoriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8b4a4d7312730d3347686a015f465528";

export default node;
