/**
 * @generated SignedSource<<6c35fc92ac91a1b1305e1e0bf5225eb3>>
 * @relayHash 55eeb8556ed8c7073a4ff0363d3b64e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f06075697979afa4e50e027bb6da287161e7b22786c3a8c78b48a3f226c12f63

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
  readonly shopSettings: {
    readonly timeZone: string;
  };
};
export type sessionQuery = {
  response: sessionQuery$data;
  variables: sessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f06075697979afa4e50e027bb6da287161e7b22786c3a8c78b48a3f226c12f63",
    "metadata": {},
    "name": "sessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f9c0207e1fa52b651e3dad9f7b0465b2";

export default node;
