/**
 * @generated SignedSource<<6028a66d74d48f0d7b65a3a5db458b48>>
 * @relayHash 7f0657d18812878de3a2d714474ddad5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d915ad7a581bdfc5ec57f471bcf5b00d1dc2c10e89a5fc4f7c988f2942b68fa4

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
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Integration",
    "kind": "LinkedField",
    "name": "integrations",
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
        "name": "kind",
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
        "name": "isEnabled",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IntegrationsScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IntegrationsScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d915ad7a581bdfc5ec57f471bcf5b00d1dc2c10e89a5fc4f7c988f2942b68fa4",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b1f8588e9665e7b9420432b15fab2be6";

export default node;
