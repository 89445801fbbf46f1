/**
 * @generated SignedSource<<126aad0d24ae319d4e37855750a2146e>>
 * @relayHash 6b10e025444961e270e4c49df14d92e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccc92cbefc0229ea9974bfe839843b5a75268ea9a49807b00546502a2fc5749c

import type { ConcreteRequest } from 'relay-runtime';
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
export type ComparisonDirection = "HIGHER_IS_BETTER" | "LOWER_IS_BETTER" | "NONE" | "%future added value";
export type AttributeScreenQuery$variables = {
  databaseId: number;
  isNew: boolean;
};
export type AttributeScreenQuery$data = {
  readonly adminAttribute?: {
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
    readonly version: number;
  } | null | undefined;
};
export type AttributeScreenQuery = {
  response: AttributeScreenQuery$data;
  variables: AttributeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isNew"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = [
  {
    "condition": "isNew",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "databaseId",
            "variableName": "databaseId"
          }
        ],
        "concreteType": "AdminAttribute",
        "kind": "LinkedField",
        "name": "adminAttribute",
        "plural": false,
        "selections": [
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
              (v1/*:: as any*/),
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
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AttributeScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttributeScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ccc92cbefc0229ea9974bfe839843b5a75268ea9a49807b00546502a2fc5749c",
    "metadata": {},
    "name": "AttributeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bdc5df43bd3e2fdc8fba7a099cfa0a12";

export default node;
