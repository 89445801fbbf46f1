/**
 * @generated SignedSource<<a574219fbf315116689da6c3072d0755>>
 * @relayHash 26e9a667e329b6a0e8f3d72c813e2ffa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6299fa87298929b569ec3144aabfd0d6b993201ec7a12404c0cac9fb368387c

import type { ConcreteRequest } from 'relay-runtime';
export type CatalogueImportStatus = "CHECKED" | "DONE" | "FAILED" | "RECEIVED" | "RUNNING" | "STOPPED" | "%future added value";
export type CatalogueImportsScreenQuery$variables = Record<PropertyKey, never>;
export type CatalogueImportsScreenQuery$data = {
  readonly catalogueImports: ReadonlyArray<{
    readonly created: number;
    readonly databaseId: number;
    readonly fileName: string;
    readonly isDryRun: boolean;
    readonly rejectedCount: number;
    readonly requestedAt: string;
    readonly status: CatalogueImportStatus;
    readonly unchanged: number;
    readonly updated: number;
    readonly warningCount: number;
  }>;
};
export type CatalogueImportsScreenQuery = {
  response: CatalogueImportsScreenQuery$data;
  variables: CatalogueImportsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CatalogueImport",
    "kind": "LinkedField",
    "name": "catalogueImports",
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
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requestedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDryRun",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "created",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updated",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unchanged",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rejectedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "warningCount",
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
    "name": "CatalogueImportsScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CatalogueImportsScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d6299fa87298929b569ec3144aabfd0d6b993201ec7a12404c0cac9fb368387c",
    "metadata": {},
    "name": "CatalogueImportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "665a2d4d6c90a2e9f8b1d78aea3f40eb";

export default node;
