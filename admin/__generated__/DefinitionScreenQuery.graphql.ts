/**
 * @generated SignedSource<<7ad347f78e24a739b26a748e181c0ff4>>
 * @relayHash 555df141fe974fd778cb32a161cb8885
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f5a494c1f100ae8fba7d0adf6e30062ab0fae85145f050a1a9642a485e6a66e

import type { ConcreteRequest } from 'relay-runtime';
export type MetafieldOwnerType = "CART" | "CART_LINE" | "CATEGORY" | "CUSTOMER" | "ORDER" | "PRODUCT" | "PRODUCT_VARIATION" | "%future added value";
export type MetafieldType = "BOOLEAN" | "CHOICE" | "DATE" | "DECIMAL" | "INTEGER" | "MULTI_LINE_TEXT" | "SINGLE_LINE_TEXT" | "URL" | "%future added value";
export type DefinitionScreenQuery$variables = {
  id: string;
  isNew: boolean;
};
export type DefinitionScreenQuery$data = {
  readonly metafieldDefinition?: {
    readonly choices: ReadonlyArray<string>;
    readonly databaseId: number;
    readonly description: string;
    readonly id: string;
    readonly isFilterable: boolean;
    readonly isPublic: boolean;
    readonly isShopperWritable: boolean;
    readonly key: string;
    readonly maxLength: number | null | undefined;
    readonly maximum: string | null | undefined;
    readonly minimum: string | null | undefined;
    readonly name: string;
    readonly namespace: string;
    readonly ownerType: MetafieldOwnerType;
    readonly type: MetafieldType;
    readonly valueCount: number;
    readonly version: number;
  } | null | undefined;
};
export type DefinitionScreenQuery = {
  response: DefinitionScreenQuery$data;
  variables: DefinitionScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isNew"
  }
],
v1 = [
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
            "name": "id",
            "variableName": "id"
          }
        ],
        "concreteType": "MetafieldDefinition",
        "kind": "LinkedField",
        "name": "metafieldDefinition",
        "plural": false,
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
            "name": "databaseId",
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
            "name": "ownerType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "namespace",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
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
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "choices",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxLength",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimum",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maximum",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPublic",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isShopperWritable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFilterable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "valueCount",
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
    "name": "DefinitionScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DefinitionScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f5a494c1f100ae8fba7d0adf6e30062ab0fae85145f050a1a9642a485e6a66e",
    "metadata": {},
    "name": "DefinitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d4047930032a85d59b5dc1827daed84f";

export default node;
