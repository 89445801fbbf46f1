/**
 * @generated SignedSource<<4e274a382a71ddaaafaa27795930558d>>
 * @relayHash 938a5b8f25408a8c634f4e2f443f21ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f457a0d872d1f2f2018c38ca7b0c40c89916e0df2e756eb3dfeb98cc2c644fe

import type { ConcreteRequest } from 'relay-runtime';
export type followVisitsQuery$variables = Record<PropertyKey, never>;
export type followVisitsQuery$data = {
  readonly shopSettings: {
    readonly allowTracking: boolean;
  };
};
export type followVisitsQuery = {
  response: followVisitsQuery$data;
  variables: followVisitsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShopSettings",
    "kind": "LinkedField",
    "name": "shopSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allowTracking",
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
    "name": "followVisitsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "followVisitsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8f457a0d872d1f2f2018c38ca7b0c40c89916e0df2e756eb3dfeb98cc2c644fe",
    "metadata": {},
    "name": "followVisitsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ee3c0c3895772088eabc66d4305da15";

export default node;
