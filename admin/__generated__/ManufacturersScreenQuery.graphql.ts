/**
 * @generated SignedSource<<47b82b0f9e5d1ded36b91b897ff5a7a2>>
 * @relayHash b70f305385b77e897c963ca971c23063
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cece6e8453693cc0e5b3d3349fcd609ed4cea7db22ee7ea2e88af3753ac2c25

import type { ConcreteRequest } from 'relay-runtime';
export type ManufacturersScreenQuery$variables = Record<PropertyKey, never>;
export type ManufacturersScreenQuery$data = {
  readonly adminManufacturers: ReadonlyArray<{
    readonly address: string;
    readonly contact: string;
    readonly databaseId: number;
    readonly name: string;
    readonly responsibleName: string;
  }>;
};
export type ManufacturersScreenQuery = {
  response: ManufacturersScreenQuery$data;
  variables: ManufacturersScreenQuery$variables;
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
  "name": "address",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contact",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "responsibleName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ManufacturersScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminManufacturer",
        "kind": "LinkedField",
        "name": "adminManufacturers",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "ManufacturersScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminManufacturer",
        "kind": "LinkedField",
        "name": "adminManufacturers",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "4cece6e8453693cc0e5b3d3349fcd609ed4cea7db22ee7ea2e88af3753ac2c25",
    "metadata": {},
    "name": "ManufacturersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ddbdecd730a4dd78534eac105ff2ca26";

export default node;
