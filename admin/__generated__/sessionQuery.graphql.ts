/**
 * @generated SignedSource<<9a9bf66f47ddf66a5748e5b2fe529d7c>>
 * @relayHash 344b2da9a00b7fa994a25c9082e69384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87a46a7df7ce8f91edee5d8283bf86a568d4a16029d67a50d5d7aecef60b5683

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
    readonly currencyDisplay: string;
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ShopDetails",
  "kind": "LinkedField",
  "name": "shop",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currencyDisplay",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rights",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recoveryCodesLeft",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminViewer",
        "kind": "LinkedField",
        "name": "adminViewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminAccount",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v0/*:: as any*/),
              (v8/*:: as any*/)
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
    "name": "sessionQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminViewer",
        "kind": "LinkedField",
        "name": "adminViewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminAccount",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v0/*:: as any*/),
              (v8/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "87a46a7df7ce8f91edee5d8283bf86a568d4a16029d67a50d5d7aecef60b5683",
    "metadata": {},
    "name": "sessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ba540c8771f7f8183e317699da6948f";

export default node;
