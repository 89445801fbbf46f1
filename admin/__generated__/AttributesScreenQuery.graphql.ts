/**
 * @generated SignedSource<<94984c3567648d891ff8548f74f87918>>
 * @relayHash a28bf237d64c3f5e10b26f95625b2c4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a415ea801131fa616d0917d0d79a6b2d6b68043888f11a1677226b3aee1f285

import type { ConcreteRequest } from 'relay-runtime';
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
export type ComparisonDirection = "HIGHER_IS_BETTER" | "LOWER_IS_BETTER" | "NONE" | "%future added value";
export type AttributesScreenQuery$variables = Record<PropertyKey, never>;
export type AttributesScreenQuery$data = {
  readonly adminAttributes: ReadonlyArray<{
    readonly databaseId: number;
    readonly direction: ComparisonDirection;
    readonly heading: string;
    readonly kind: AttributeKind;
    readonly labels: ReadonlyArray<string>;
    readonly name: string;
    readonly unit: string | null | undefined;
  }>;
};
export type AttributesScreenQuery = {
  response: AttributesScreenQuery$data;
  variables: AttributesScreenQuery$variables;
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
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "direction",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "labels",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AttributesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminAttribute",
        "kind": "LinkedField",
        "name": "adminAttributes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "AttributesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminAttribute",
        "kind": "LinkedField",
        "name": "adminAttributes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "3a415ea801131fa616d0917d0d79a6b2d6b68043888f11a1677226b3aee1f285",
    "metadata": {},
    "name": "AttributesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40b5a6b5446c40740a06853ff14b3633";

export default node;
