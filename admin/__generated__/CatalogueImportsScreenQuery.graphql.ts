/**
 * @generated SignedSource<<098d423306798c911bf8b3054eab34e2>>
 * @relayHash 0a75a76eac118b8aa54a8a7ca94df13a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9e9a190de778353ac7af2eacda9cc10c05e887774e3855d1fda8e25cc90e14a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly skipped: number;
    readonly status: CatalogueImportStatus;
    readonly unchanged: number;
    readonly updated: number;
    readonly warningCount: number;
  }>;
  readonly failedPictures: {
    readonly " $fragmentSpreads": FragmentRefs<"FailedPictures_pictures">;
  };
};
export type CatalogueImportsScreenQuery = {
  response: CatalogueImportsScreenQuery$data;
  variables: CatalogueImportsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "name": "skipped",
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CatalogueImportsScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "FailedPictures",
        "kind": "LinkedField",
        "name": "failedPictures",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FailedPictures_pictures"
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
    "name": "CatalogueImportsScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "FailedPictures",
        "kind": "LinkedField",
        "name": "failedPictures",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FailedPicture",
            "kind": "LinkedField",
            "name": "first",
            "plural": true,
            "selections": [
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
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productDatabaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productName",
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
    "id": "b9e9a190de778353ac7af2eacda9cc10c05e887774e3855d1fda8e25cc90e14a",
    "metadata": {},
    "name": "CatalogueImportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fd9dae5f5a084af1e7b494e10963239";

export default node;
