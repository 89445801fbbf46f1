/**
 * @generated SignedSource<<27b19afd5512475d2e0bbf2e86b5fd6f>>
 * @relayHash 71c05eaad198cbadb326a399250d1e01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4de4b2b40965bd711984ae75063c8597f7a4a88e7aeab9fb07026cc290604d6

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMINISTRATOR" | "CUSTOMER" | "STAFF" | "%future added value";
export type StaffRight = "CATALOGUE" | "CONTENT" | "DEALS" | "ORDERS" | "REPORTS" | "SETTINGS" | "SUBSCRIBERS" | "%future added value";
export type StaffScreenQuery$variables = Record<PropertyKey, never>;
export type StaffScreenQuery$data = {
  readonly staffAccounts: ReadonlyArray<{
    readonly databaseId: number;
    readonly email: string;
    readonly hasSecondFactor: boolean;
    readonly rights: ReadonlyArray<StaffRight>;
    readonly role: Role;
    readonly sessions: number;
    readonly version: number;
  }>;
};
export type StaffScreenQuery = {
  response: StaffScreenQuery$data;
  variables: StaffScreenQuery$variables;
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
  "name": "email",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rights",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasSecondFactor",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StaffScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffAccount",
        "kind": "LinkedField",
        "name": "staffAccounts",
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
    "name": "StaffScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffAccount",
        "kind": "LinkedField",
        "name": "staffAccounts",
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
    "id": "b4de4b2b40965bd711984ae75063c8597f7a4a88e7aeab9fb07026cc290604d6",
    "metadata": {},
    "name": "StaffScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a206342eb9751bffdf21957bfd3f16f5";

export default node;
