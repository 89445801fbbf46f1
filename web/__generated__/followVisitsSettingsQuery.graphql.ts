/**
 * @generated SignedSource<<29317c6f9446eef3945d4cfa5b92904f>>
 * @relayHash 4b60864b0ae510c4918cc2d7f34aabcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f615d5565b25b07b564f91e9d8731dc3c7649be6ce4858c666de0569efe88a96

import type { ConcreteRequest } from 'relay-runtime';
export type TrafficSourceKind = "SEARCH" | "SOCIAL" | "%future added value";
export type followVisitsSettingsQuery$variables = Record<PropertyKey, never>;
export type followVisitsSettingsQuery$data = {
  readonly attributionSettings: {
    readonly givesPromoCode: boolean;
    readonly sessionMinutes: number;
    readonly trackingMonths: number;
    readonly trafficSources: ReadonlyArray<{
      readonly host: string;
      readonly kind: TrafficSourceKind;
      readonly name: string;
      readonly parameter: string;
    }>;
  };
};
export type followVisitsSettingsQuery = {
  response: followVisitsSettingsQuery$data;
  variables: followVisitsSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AttributionSettings",
    "kind": "LinkedField",
    "name": "attributionSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "trackingMonths",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sessionMinutes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "givesPromoCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TrafficSource",
        "kind": "LinkedField",
        "name": "trafficSources",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "host",
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
            "name": "parameter",
            "storageKey": null
          }
        ],
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
    "name": "followVisitsSettingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "followVisitsSettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f615d5565b25b07b564f91e9d8731dc3c7649be6ce4858c666de0569efe88a96",
    "metadata": {},
    "name": "followVisitsSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a4247809b029b0c51972f324944eb967";

export default node;
