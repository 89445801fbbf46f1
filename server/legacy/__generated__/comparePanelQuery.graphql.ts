/**
 * @generated SignedSource<<afe0b2b7658345b881f41f8bfb7dcb9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type comparePanelQuery$variables = Record<PropertyKey, never>;
export type comparePanelQuery$data = {
  readonly compareGroups: ReadonlyArray<{
    readonly databaseId: number;
  }>;
  readonly viewer: {
    readonly compare: {
      readonly " $fragmentSpreads": FragmentRefs<"compareView_list">;
    };
  };
};
export type comparePanelQuery = {
  response: comparePanelQuery$data;
  variables: comparePanelQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "comparePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CompareGroup",
        "kind": "LinkedField",
        "name": "compareGroups",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompareList",
            "kind": "LinkedField",
            "name": "compare",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "compareView_list"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "comparePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CompareGroup",
        "kind": "LinkedField",
        "name": "compareGroups",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompareList",
            "kind": "LinkedField",
            "name": "compare",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CompareListGroup",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CompareGroup",
                    "kind": "LinkedField",
                    "name": "group",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CompareItem",
                    "kind": "LinkedField",
                    "name": "items",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Product",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
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
                            "name": "url",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "cover",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "basePath",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "alt",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v1/*:: as any*/)
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
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "28459c9e5150c25a3b0cb1d34688743a",
    "id": null,
    "metadata": {},
    "name": "comparePanelQuery",
    "operationKind": "query",
    "text": "query comparePanelQuery {\n  compareGroups {\n    databaseId\n    id\n  }\n  viewer {\n    compare {\n      ...compareView_list\n    }\n    id\n  }\n}\n\nfragment compareView_list on CompareList {\n  totalCount\n  productIds\n  groups {\n    group {\n      databaseId\n      id\n    }\n    count\n    productIds\n    items {\n      product {\n        ...compareView_product\n        id\n      }\n    }\n  }\n}\n\nfragment compareView_product on Product {\n  databaseId\n  name\n  url\n  cover {\n    basePath\n    alt\n  }\n}\n"
  }
};
})();

(node as any).hash = "788cc4efa5d3ae85d544b6def9d514c2";

export default node;
