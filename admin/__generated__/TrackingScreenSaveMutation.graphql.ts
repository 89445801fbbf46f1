/**
 * @generated SignedSource<<26d9b82f6b9b8afad124d50817cc10b0>>
 * @relayHash 4f599d4ce1394ab9b302811c63b1457b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e59561864d5f50d4ff30bbe5d66072b612b2e55b63b410a642d9ff8cd7a7e2dc

import type { ConcreteRequest } from 'relay-runtime';
export type TrafficSourceKind = "SEARCH" | "SOCIAL" | "%future added value";
export type SaveAttributionSettingsInput = {
  allowTracking?: boolean | null | undefined;
  attributionKeepDays?: number | null | undefined;
  expectedVersion?: number | null | undefined;
  givesPromoCode?: boolean | null | undefined;
  sessionMinutes?: number | null | undefined;
  trackingMonths?: number | null | undefined;
  trafficSources?: ReadonlyArray<TrafficSourceInput> | null | undefined;
};
export type TrafficSourceInput = {
  host: string;
  kind: TrafficSourceKind;
  name: string;
  parameter?: string | null | undefined;
};
export type TrackingScreenSaveMutation$variables = {
  input: SaveAttributionSettingsInput;
};
export type TrackingScreenSaveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly version?: number;
  };
};
export type TrackingScreenSaveMutation = {
  response: TrackingScreenSaveMutation$data;
  variables: TrackingScreenSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "saveAttributionSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "type": "SaveAttributionSettingsPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TrackingScreenSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrackingScreenSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e59561864d5f50d4ff30bbe5d66072b612b2e55b63b410a642d9ff8cd7a7e2dc",
    "metadata": {},
    "name": "TrackingScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3bfd6d58490e822aeb886ddf498bec89";

export default node;
