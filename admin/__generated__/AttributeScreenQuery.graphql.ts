/**
 * @generated SignedSource<<1f183ced63bbb80010f66f8991ead0d4>>
 * @relayHash a0ae3bec42a3231d694a1bd330a49004
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e92658e67e665c475b22239011444e2f51be2b64102f5d253e43db45c481904

import type { ConcreteRequest } from 'relay-runtime';
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
export type ComparisonDirection = "HIGHER_IS_BETTER" | "LOWER_IS_BETTER" | "NONE" | "%future added value";
export type AttributeScreenQuery$variables = Record<PropertyKey, never>;
export type AttributeScreenQuery$data = {
  readonly adminAttributes: ReadonlyArray<{
    readonly databaseId: number;
    readonly direction: ComparisonDirection;
    readonly heading: string;
    readonly isFacet: boolean;
    readonly kind: AttributeKind;
    readonly name: string;
    readonly terms: ReadonlyArray<{
      readonly databaseId: number;
      readonly label: string;
      readonly swatch: string | null | undefined;
    }>;
    readonly unit: string | null | undefined;
  }>;
};
export type AttributeScreenQuery = {
  response: AttributeScreenQuery$data;
  variables: AttributeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminAttribute",
    "kind": "LinkedField",
    "name": "adminAttributes",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
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
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "direction",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "heading",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFacet",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTerm",
        "kind": "LinkedField",
        "name": "terms",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "swatch",
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
    "name": "AttributeScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AttributeScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e92658e67e665c475b22239011444e2f51be2b64102f5d253e43db45c481904",
    "metadata": {},
    "name": "AttributeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e588816381ad45581a083967306b577d";

export default node;
