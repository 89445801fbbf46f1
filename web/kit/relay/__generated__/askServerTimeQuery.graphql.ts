/**
 * @generated SignedSource<<723c5de806676035376d0822b1f4df3f>>
 * @relayHash 8637c16b03cbd4b9d9ed0ff788d6a5d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f3fd80a8fbeab3581d3149bb84141aad8fb3a58d1475cec7c9b27ae77307833

import type { ConcreteRequest } from 'relay-runtime';
export type askServerTimeQuery$variables = Record<PropertyKey, never>;
export type askServerTimeQuery$data = {
  readonly serverTime: string;
};
export type askServerTimeQuery = {
  response: askServerTimeQuery$data;
  variables: askServerTimeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "serverTime",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "askServerTimeQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "askServerTimeQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2f3fd80a8fbeab3581d3149bb84141aad8fb3a58d1475cec7c9b27ae77307833",
    "metadata": {},
    "name": "askServerTimeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "45cd4ae9bc3980ac7fe5f73d259d817e";

export default node;
