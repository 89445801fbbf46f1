/**
 * @generated SignedSource<<3bc8ae9391f637d785ec43445d253b18>>
 * @relayHash 6c3683cc18470025ac099b9132c6eb44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3128b25c224289c790544888c29b3f649ab2d43fb8ee93c6896222c92c8e764f

import type { ConcreteRequest } from 'relay-runtime';
export type NewProductScreenQuery$variables = Record<PropertyKey, never>;
export type NewProductScreenQuery$data = {
  readonly adminManufacturers: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
};
export type NewProductScreenQuery = {
  response: NewProductScreenQuery$data;
  variables: NewProductScreenQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewProductScreenQuery",
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
          (v1/*:: as any*/)
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
    "name": "NewProductScreenQuery",
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
    "id": "3128b25c224289c790544888c29b3f649ab2d43fb8ee93c6896222c92c8e764f",
    "metadata": {},
    "name": "NewProductScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ae6459f3f77a0ec5bf46130269880f9";

export default node;
