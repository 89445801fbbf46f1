/**
 * @generated SignedSource<<283af28e55970e7d4548942d408583bb>>
 * @relayHash 3d5a3638c21891c4fcf3d8b8be7c27c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d509a96ff42e09c1ef850ad5dbc062790ccf0ada4b31e0e8a03c7aa0b10a007d

import type { ConcreteRequest } from 'relay-runtime';
export type AdminStage = "ENROLMENT" | "OPEN" | "SECOND_FACTOR" | "%future added value";
export type Role = "ADMINISTRATOR" | "CUSTOMER" | "STAFF" | "%future added value";
export type StaffRight = "CATALOGUE" | "CONTENT" | "DEALS" | "ORDERS" | "REPORTS" | "SETTINGS" | "SUBSCRIBERS" | "%future added value";
export type sessionQuery$variables = Record<PropertyKey, never>;
export type sessionQuery$data = {
  readonly adminViewer: {
    readonly account: {
      readonly databaseId: number;
      readonly email: string;
      readonly name: string;
      readonly role: Role;
    } | null | undefined;
    readonly recoveryCodesLeft: number;
    readonly rights: ReadonlyArray<StaffRight>;
    readonly stage: AdminStage;
  } | null | undefined;
  readonly shop: {
    readonly name: string;
  };
  readonly shopSettings: {
    readonly timeZone: string;
  };
};
export type sessionQuery = {
  response: sessionQuery$data;
  variables: sessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShopDetails",
    "kind": "LinkedField",
    "name": "shop",
    "plural": false,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ShopSettings",
    "kind": "LinkedField",
    "name": "shopSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminViewer",
    "kind": "LinkedField",
    "name": "adminViewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stage",
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
        "name": "recoveryCodesLeft",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminAccount",
        "kind": "LinkedField",
        "name": "account",
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d509a96ff42e09c1ef850ad5dbc062790ccf0ada4b31e0e8a03c7aa0b10a007d",
    "metadata": {},
    "name": "sessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2da8fd49de8f78029f2d58ea22e0a81a";

export default node;
