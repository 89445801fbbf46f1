/**
 * @generated SignedSource<<d46d81bd9442ac19dad423926d756e2f>>
 * @relayHash 307a1c4be74222f36dc8e471238e3151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4979b66af04ffe4222735108c363c26934d21fe13b01b9c7b5c84b92ee39715

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
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StaffAccount",
    "kind": "LinkedField",
    "name": "staffAccounts",
    "plural": true,
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
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rights",
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
        "name": "hasSecondFactor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sessions",
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
    "name": "StaffScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StaffScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c4979b66af04ffe4222735108c363c26934d21fe13b01b9c7b5c84b92ee39715",
    "metadata": {},
    "name": "StaffScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a206342eb9751bffdf21957bfd3f16f5";

export default node;
