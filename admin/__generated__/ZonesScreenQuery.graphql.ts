/**
 * @generated SignedSource<<851f7b5db959d94adab66cd275ff5a1a>>
 * @relayHash d556293eb03643b6e71698190b784f45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b0a590b2f643af170d71c91913f1be202c18b1375b2b4b32ba5d2d8dc359478

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
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShippingZone",
    "kind": "LinkedField",
    "name": "shippingZones",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ShippingStep",
        "kind": "LinkedField",
        "name": "steps",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "knownCountries",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ZonesScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ZonesScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7b0a590b2f643af170d71c91913f1be202c18b1375b2b4b32ba5d2d8dc359478",
    "metadata": {},
    "name": "ZonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1944f9e7701086540f1d03bfe2db9eb3";

export default node;
