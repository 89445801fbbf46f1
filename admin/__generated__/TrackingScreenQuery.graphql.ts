/**
 * @generated SignedSource<<029988b8bf25f3d58b74293eefb8f104>>
 * @relayHash 523e0c4953683337d010fd42f26b6a36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4950d3cb6e0ac83438ea7c2c9e8cc52873b37df4f2327597b99f67732eb2b3be

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrafficSourceKind = "SEARCH" | "SOCIAL" | "%future added value";
export type TrackingScreenQuery$variables = Record<PropertyKey, never>;
export type TrackingScreenQuery$data = {
  readonly tracking: {
    readonly edit: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_edit">;
    };
    readonly facts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SettingField_facts">;
    }>;
    readonly settings: {
      readonly allowTracking: boolean;
      readonly attributionKeepDays: number;
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
};
export type TrackingScreenQuery = {
  response: TrackingScreenQuery$data;
  variables: TrackingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "AttributionSettings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowTracking",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "attributionKeepDays",
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
        (v0/*:: as any*/),
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TrackingScreenQuery",
    "selections": [
      {
        "alias": "tracking",
        "args": null,
        "concreteType": "AdminAttributionSettings",
        "kind": "LinkedField",
        "name": "adminAttributionSettings",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingFact",
            "kind": "LinkedField",
            "name": "facts",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SettingField_facts"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingsEdit",
            "kind": "LinkedField",
            "name": "edit",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SettingsForm_edit"
              }
            ],
            "storageKey": null
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
    "name": "TrackingScreenQuery",
    "selections": [
      {
        "alias": "tracking",
        "args": null,
        "concreteType": "AdminAttributionSettings",
        "kind": "LinkedField",
        "name": "adminAttributionSettings",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingFact",
            "kind": "LinkedField",
            "name": "facts",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "initial",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "min",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "max",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SettingsEdit",
            "kind": "LinkedField",
            "name": "edit",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editedBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editedAt",
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
    "id": "4950d3cb6e0ac83438ea7c2c9e8cc52873b37df4f2327597b99f67732eb2b3be",
    "metadata": {},
    "name": "TrackingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "407a19748863cf1e3e04e4fa6631ad39";

export default node;
