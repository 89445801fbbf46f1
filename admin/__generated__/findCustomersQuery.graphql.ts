/**
 * @generated SignedSource<<142cd913608ae0791b94f3d8527ca924>>
 * @relayHash a7128f799efffa6f7297f9ec1fca55ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d53c4778f2d836f52f91a1a8cf8e74d59c391bdf73f71058113f316e970b089

import type { ConcreteRequest } from 'relay-runtime';
export type findCustomersQuery$variables = {
  search: string;
};
export type findCustomersQuery$data = {
  readonly customers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly email: string;
        readonly name: string;
      };
    }>;
  };
};
export type findCustomersQuery = {
  response: findCustomersQuery$data;
  variables: findCustomersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 5
      }
    ],
    "concreteType": "CustomerConnection",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "findCustomersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findCustomersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2d53c4778f2d836f52f91a1a8cf8e74d59c391bdf73f71058113f316e970b089",
    "metadata": {},
    "name": "findCustomersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "991fdb01242c4e45bdc5407179b55200";

export default node;
