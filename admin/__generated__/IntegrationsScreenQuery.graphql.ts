/**
 * @generated SignedSource<<0d46f2b8565ec98e3d3589c9f8e4f483>>
 * @relayHash af7fde316dce81e2d4c706f96186397d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdfeca2ffc5e4516e6c58b32205bd3f25234a9633ab6e3235f1f6ce488f3eebb

import type { ConcreteRequest } from 'relay-runtime';
export type IntegrationsScreenQuery$variables = Record<PropertyKey, never>;
export type IntegrationsScreenQuery$data = {
  readonly integrations: ReadonlyArray<{
    readonly databaseId: number;
    readonly isEnabled: boolean;
    readonly kind: string;
    readonly name: string;
    readonly updatedAt: string;
  }>;
  readonly mailingServices: ReadonlyArray<{
    readonly label: string;
    readonly serviceId: string;
  }>;
};
export type IntegrationsScreenQuery = {
  response: IntegrationsScreenQuery$data;
  variables: IntegrationsScreenQuery$variables;
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
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEnabled",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "MailingService",
  "kind": "LinkedField",
  "name": "mailingServices",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IntegrationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "integrations",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IntegrationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "integrations",
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
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "bdfeca2ffc5e4516e6c58b32205bd3f25234a9633ab6e3235f1f6ce488f3eebb",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b1f8588e9665e7b9420432b15fab2be6";

export default node;
