/**
 * @generated SignedSource<<b9c66dce41e00fb700dc3415708c46fa>>
 * @relayHash a2d8a3653786535a7afef634e0295f27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8a02771fb8ec01f68f52fcfacd668ec34341350d57a7133f8a5103a02688930

import type { ConcreteRequest } from 'relay-runtime';
export type keptViewsQuery$variables = Record<PropertyKey, never>;
export type keptViewsQuery$data = {
  readonly listViews: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly screen: string;
    readonly search: string;
  }>;
};
export type keptViewsQuery = {
  response: keptViewsQuery$data;
  variables: keptViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ListView",
    "kind": "LinkedField",
    "name": "listViews",
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
        "name": "screen",
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
        "name": "search",
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
    "name": "keptViewsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "keptViewsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f8a02771fb8ec01f68f52fcfacd668ec34341350d57a7133f8a5103a02688930",
    "metadata": {},
    "name": "keptViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce00d143a100f77c658422679ddc7de4";

export default node;
