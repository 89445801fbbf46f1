/**
 * @generated SignedSource<<ab2b85a86172b34b23449e97575696d4>>
 * @relayHash 0e6a79d1937ac54ab40cc35220f80e24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 703328f182736783a7e0cfbc1e9207657b4a006ad044dd89d37d78417ea0253e

import type { ConcreteRequest } from 'relay-runtime';
export type TrafficSourceKind = "SEARCH" | "SOCIAL" | "%future added value";
export type SaveAttributionSettingsInput = {
  allowTracking?: boolean | null | undefined;
  attributionKeepDays?: number | null | undefined;
  clientMutationId?: string | null | undefined;
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
  isDryRun?: boolean | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
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
      },
      {
        "kind": "Variable",
        "name": "isDryRun",
        "variableName": "isDryRun"
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
    "id": "703328f182736783a7e0cfbc1e9207657b4a006ad044dd89d37d78417ea0253e",
    "metadata": {},
    "name": "TrackingScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce7e198e787933f47d4a2bd1cbd4093c";

export default node;
