/**
 * @generated SignedSource<<ff1e873d6a833e96655de191e5ea7875>>
 * @relayHash 0aac106af9464541bfd8f6340b2bc362
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0942c655cc112b3b5f7b01d85ff0142699d501b4391fd49687ad5b138a59eb43

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrafficSourceKind = "SEARCH" | "SOCIAL" | "%future added value";
export type TrackingScreenQuery$variables = Record<PropertyKey, never>;
export type TrackingScreenQuery$data = {
  readonly tracking: {
    readonly edit: {
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"FormEnd_edit">;
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
        "concreteType": "StaffAttributionSettings",
        "kind": "LinkedField",
        "name": "staffAttributionSettings",
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
                "name": "FormEnd_edit"
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
        "concreteType": "StaffAttributionSettings",
        "kind": "LinkedField",
        "name": "staffAttributionSettings",
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
    "id": "0942c655cc112b3b5f7b01d85ff0142699d501b4391fd49687ad5b138a59eb43",
    "metadata": {},
    "name": "TrackingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d9c6d78a41fac61e35a73a26dad123a";

export default node;
