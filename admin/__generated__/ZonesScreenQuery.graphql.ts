/**
 * @generated SignedSource<<34aec5733ffe6328b3f7b56c836eafa2>>
 * @relayHash 64219a165bc65e714701c1cae589899e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea6b7a4ed4adfe9dd8cbae21ec40838f95c0c82ec75c597d5020bf2fc8ddb59f

import type { ConcreteRequest } from 'relay-runtime';
export type ZonesScreenQuery$variables = Record<PropertyKey, never>;
export type ZonesScreenQuery$data = {
  readonly knownCountries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly shippingZones: ReadonlyArray<{
    readonly countries: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
    readonly databaseId: number;
    readonly name: string;
    readonly steps: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  }>;
};
export type ZonesScreenQuery = {
  response: ZonesScreenQuery$data;
  variables: ZonesScreenQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Country",
  "kind": "LinkedField",
  "name": "countries",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingStep",
  "kind": "LinkedField",
  "name": "steps",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Country",
  "kind": "LinkedField",
  "name": "knownCountries",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ZonesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShippingZone",
        "kind": "LinkedField",
        "name": "shippingZones",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ZonesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShippingZone",
        "kind": "LinkedField",
        "name": "shippingZones",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "ea6b7a4ed4adfe9dd8cbae21ec40838f95c0c82ec75c597d5020bf2fc8ddb59f",
    "metadata": {},
    "name": "ZonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1944f9e7701086540f1d03bfe2db9eb3";

export default node;
