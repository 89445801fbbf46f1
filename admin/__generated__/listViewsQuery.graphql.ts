/**
 * @generated SignedSource<<30c1e4968c1ce80d72495753351d8da4>>
 * @relayHash d1b64c720254f4cd6c62280a2119ce78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26b508f627469d1518a7f96453edc1235ca79e44962e319599a4ee7c408ac912

import type { ConcreteRequest } from 'relay-runtime';
export type listViewsQuery$variables = Record<PropertyKey, never>;
export type listViewsQuery$data = {
  readonly listViews: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly screen: string;
    readonly search: string;
  }>;
};
export type listViewsQuery = {
  response: listViewsQuery$data;
  variables: listViewsQuery$variables;
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
    "name": "listViewsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "listViewsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "26b508f627469d1518a7f96453edc1235ca79e44962e319599a4ee7c408ac912",
    "metadata": {},
    "name": "listViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f56a4ddfe6a189a861a66fecac20ac7a";

export default node;
