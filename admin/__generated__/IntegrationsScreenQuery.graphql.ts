/**
 * @generated SignedSource<<984354f92a3a00177b30a9f017cefad1>>
 * @relayHash 57df0a13b0398b12423dce890f880ba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa0d90cbd6e587eb5c040b1bcce2fc7e0d58d89c85ff5b908d15d3af05d2cf27

import type { ConcreteRequest } from 'relay-runtime';
export type IntegrationKind = "BREVO" | "MAILCHIMP" | "MAILERLITE" | "WEBHOOK" | "%future added value";
export type IntegrationsScreenQuery$variables = Record<PropertyKey, never>;
export type IntegrationsScreenQuery$data = {
  readonly integrations: ReadonlyArray<{
    readonly databaseId: number;
    readonly isEnabled: boolean;
    readonly kind: IntegrationKind;
    readonly name: string;
    readonly updatedAt: string;
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
    "id": "aa0d90cbd6e587eb5c040b1bcce2fc7e0d58d89c85ff5b908d15d3af05d2cf27",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1f77bdb80ecabec532c23c04074ec80";

export default node;
