/**
 * @generated SignedSource<<beb12db73e36eb4460d9d30da920f8c3>>
 * @relayHash 2613915435c8fb3b9c4dab2fe358ba1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d8549621d61ec25b2d70b3ad8f958fc49c496dd78c44416473393471b120dc5

import type { ConcreteRequest } from 'relay-runtime';
export type NewOfferScreenQuery$variables = {
  isNamed: boolean;
  merchant: string;
};
export type NewOfferScreenQuery$data = {
  readonly adminMerchants: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly name: string;
      };
    }>;
  };
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
  readonly named?: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
};
export type NewOfferScreenQuery = {
  response: NewOfferScreenQuery$data;
  variables: NewOfferScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNamed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "merchant"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "merchant"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewOfferScreenQuery",
    "selections": [
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "named",
            "args": (v2/*:: as any*/),
            "concreteType": "AdminMerchant",
            "kind": "LinkedField",
            "name": "adminMerchant",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "AdminMerchantConnection",
        "kind": "LinkedField",
        "name": "adminMerchants",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminMerchantEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminMerchant",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "adminMerchants(first:100)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": (v5/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewOfferScreenQuery",
    "selections": [
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "named",
            "args": (v2/*:: as any*/),
            "concreteType": "AdminMerchant",
            "kind": "LinkedField",
            "name": "adminMerchant",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "AdminMerchantConnection",
        "kind": "LinkedField",
        "name": "adminMerchants",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminMerchantEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminMerchant",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "adminMerchants(first:100)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Category",
                "kind": "LinkedField",
                "name": "children",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8d8549621d61ec25b2d70b3ad8f958fc49c496dd78c44416473393471b120dc5",
    "metadata": {},
    "name": "NewOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "64dbfc1c0e6d7bc01aefa4ea1a95b999";

export default node;
