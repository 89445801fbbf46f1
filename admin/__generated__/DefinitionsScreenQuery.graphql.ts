/**
 * @generated SignedSource<<8df1a781679f84a54f7f0a2056055930>>
 * @relayHash 81e510f19d4682647c5da5833bb99c32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 335a8c9fe164edd9973b33221a42ed089e1609fd0a4318b04be86d4f66255bc7

import type { ConcreteRequest } from 'relay-runtime';
export type MetafieldOwnerType = "CART" | "CART_LINE" | "CATEGORY" | "CUSTOMER" | "ORDER" | "PRODUCT" | "PRODUCT_VARIATION" | "%future added value";
export type MetafieldType = "BOOLEAN" | "CHOICE" | "DATE" | "DECIMAL" | "INTEGER" | "MULTI_LINE_TEXT" | "SINGLE_LINE_TEXT" | "URL" | "%future added value";
export type DefinitionsScreenQuery$variables = Record<PropertyKey, never>;
export type DefinitionsScreenQuery$data = {
  readonly metafieldDefinitions: ReadonlyArray<{
    readonly databaseId: number;
    readonly isPublic: boolean;
    readonly key: string;
    readonly name: string;
    readonly namespace: string;
    readonly ownerType: MetafieldOwnerType;
    readonly type: MetafieldType;
    readonly valueCount: number;
  }>;
};
export type DefinitionsScreenQuery = {
  response: DefinitionsScreenQuery$data;
  variables: DefinitionsScreenQuery$variables;
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
  "name": "ownerType",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "namespace",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPublic",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "valueCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DefinitionsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinitions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
    "name": "DefinitionsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinitions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "335a8c9fe164edd9973b33221a42ed089e1609fd0a4318b04be86d4f66255bc7",
    "metadata": {},
    "name": "DefinitionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "438ea11370ce813121869e62bb1e1c49";

export default node;
