/**
 * @generated SignedSource<<a1a6c5f2431436509c9e946feb550725>>
 * @relayHash 0cd4bd3e41ba6d570877c1a8bdf3c328
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efc38cc2aa6c4e7291f9663680a011997db003fc15a51177e5d0484158bc93de

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
    "id": "efc38cc2aa6c4e7291f9663680a011997db003fc15a51177e5d0484158bc93de",
    "metadata": {},
    "name": "StaffScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd3de6056f45e5db8b40bbe08150406a";

export default node;
