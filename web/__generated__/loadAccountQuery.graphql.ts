/**
 * @generated SignedSource<<9a1accff2af3f58bfdbd91a86fff6fa6>>
 * @relayHash d35390045abec5529a792c28adeda560
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e522c3a090c7b110d31980a371fcf56341623655a543316138adba039b22fdc

import type { ConcreteRequest } from 'relay-runtime';
export type loadAccountQuery$variables = Record<PropertyKey, never>;
export type loadAccountQuery$data = {
  readonly viewer: {
    readonly isSignedIn: boolean;
  };
};
export type loadAccountQuery = {
  response: loadAccountQuery$data;
  variables: loadAccountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSignedIn",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "loadAccountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "loadAccountQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "7e522c3a090c7b110d31980a371fcf56341623655a543316138adba039b22fdc",
    "metadata": {},
    "name": "loadAccountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7142d3050f4c92deef1b1ebfa4c54166";

export default node;
