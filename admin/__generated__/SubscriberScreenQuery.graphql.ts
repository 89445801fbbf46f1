/**
 * @generated SignedSource<<db683ca8223e8f3286418b8a4285ab35>>
 * @relayHash e61b274b13bee5a47d46233dee0da317
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa1ca38189725992045a56d2d4e9eb67189c5bdb90873ca727f4e2e2030b60cb

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentAct = "CONFIRMED" | "GIVEN" | "WITHDRAWN" | "%future added value";
export type ConsentSource = "ADMIN" | "CHECKOUT" | "FORM" | "IMPORT" | "LEGACY" | "ONE_CLICK" | "PREFERENCES" | "%future added value";
export type SubscriberStatus = "CONFIRMED" | "PENDING" | "UNSUBSCRIBED" | "%future added value";
export type SubscriberScreenQuery$variables = {
  id: string;
};
export type SubscriberScreenQuery$data = {
  readonly subscriber: {
    readonly confirmedAt: string | null | undefined;
    readonly consents: ReadonlyArray<{
      readonly act: ConsentAct;
      readonly at: string;
      readonly network: string;
      readonly note: string;
      readonly page: string;
      readonly source: ConsentSource;
      readonly wording: string | null | undefined;
      readonly wordingHash: string;
      readonly wordingVersion: string;
    }>;
    readonly createdAt: string;
    readonly databaseId: number;
    readonly email: string;
    readonly name: string | null | undefined;
    readonly pageLink: string;
    readonly placement: string;
    readonly status: SubscriberStatus;
    readonly unsubscribedAt: string | null | undefined;
    readonly variant: string;
  } | null | undefined;
};
export type SubscriberScreenQuery = {
  response: SubscriberScreenQuery$data;
  variables: SubscriberScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placement",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "variant",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageLink",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "confirmedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unsubscribedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "ConsentEntry",
  "kind": "LinkedField",
  "name": "consents",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "act",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordingVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordingHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wording",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "network",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SubscriberScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Subscriber",
        "kind": "LinkedField",
        "name": "subscriber",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubscriberScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Subscriber",
        "kind": "LinkedField",
        "name": "subscriber",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
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
    "id": "aa1ca38189725992045a56d2d4e9eb67189c5bdb90873ca727f4e2e2030b60cb",
    "metadata": {},
    "name": "SubscriberScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75723eba25663d591fd991fc463a34d4";

export default node;
