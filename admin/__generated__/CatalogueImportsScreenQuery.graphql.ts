/**
 * @generated SignedSource<<5daf59d48223441fb106b87cca218967>>
 * @relayHash 95809675ce6300c8944d07ba59969702
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 268cd644d82c947e01160c862873f5b3c706a3c2baf2304bc22f3ebabd7a5ad9

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
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requestedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDryRun",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "created",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updated",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unchanged",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skipped",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rejectedCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "warningCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CatalogueImportsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CatalogueImport",
        "kind": "LinkedField",
        "name": "catalogueImports",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
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
      {
        "alias": null,
        "args": null,
        "concreteType": "CatalogueImport",
        "kind": "LinkedField",
        "name": "catalogueImports",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
    "id": "268cd644d82c947e01160c862873f5b3c706a3c2baf2304bc22f3ebabd7a5ad9",
    "metadata": {},
    "name": "CatalogueImportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fd9dae5f5a084af1e7b494e10963239";

export default node;
