/**
 * @generated SignedSource<<07a76089d3a7cccdc4fc264839019a2b>>
 * @relayHash 5cccbca3241f7078fc27170424a6400e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f44c522df92d50f8cee560102ecab0df01d12b2bfb899588a383a02d7598985

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparisonDirection = "HIGHER_IS_BETTER" | "LOWER_IS_BETTER" | "NONE" | "%future added value";
export type CompareGroupScreenQuery$variables = {
  id: string;
};
export type CompareGroupScreenQuery$data = {
  readonly adminCompareNumbers: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly unit: string | null | undefined;
  }>;
  readonly categories: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly group: {
    readonly attributes: ReadonlyArray<{
      readonly databaseId: number;
      readonly direction: ComparisonDirection;
      readonly heading: string;
      readonly name: string;
      readonly unit: string | null | undefined;
    }>;
    readonly databaseId: number;
    readonly name: string;
    readonly url: string;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"groupValues_group">;
  } | null | undefined;
};
export type CompareGroupScreenQuery = {
  response: CompareGroupScreenQuery$data;
  variables: CompareGroupScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
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
  "name": "url",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "AdminCompareAttribute",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heading",
      "storageKey": null
    },
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedBy",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryIds",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unitPriceAttributeId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "AdminCompareAttribute",
  "kind": "LinkedField",
  "name": "adminCompareNumbers",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v4/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CompareGroupScreenQuery",
    "selections": [
      {
        "alias": "group",
        "args": (v1/*:: as any*/),
        "concreteType": "AdminCompareGroup",
        "kind": "LinkedField",
        "name": "adminCompareGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "groupValues_group",
            "selections": [
              (v3/*:: as any*/),
              (v8/*:: as any*/),
              (v4/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      (v13/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompareGroupScreenQuery",
    "selections": [
      {
        "alias": "group",
        "args": (v1/*:: as any*/),
        "concreteType": "AdminCompareGroup",
        "kind": "LinkedField",
        "name": "adminCompareGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      (v13/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7f44c522df92d50f8cee560102ecab0df01d12b2bfb899588a383a02d7598985",
    "metadata": {},
    "name": "CompareGroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9c6eab74481f53142700beb332a9f08";

export default node;
