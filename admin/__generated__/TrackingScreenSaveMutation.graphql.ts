/**
 * @generated SignedSource<<39fe483249c93c1d7d2f1cb35c3ae34a>>
 * @relayHash f6edb5cc433035eb43ef31c850ea6c46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9705400643dba04151db506ec40da47faa3a59bb805e4f4f6a7fb9ae1b35dca

import type { ConcreteRequest } from 'relay-runtime';
export type TrafficSourceKind = "SEARCH" | "SOCIAL" | "%future added value";
export type UpdateAttributionSettingsInput = {
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
  input: UpdateAttributionSettingsInput;
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
    "name": "updateAttributionSettings",
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
        "type": "UpdateAttributionSettingsPayload",
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
    "id": "c9705400643dba04151db506ec40da47faa3a59bb805e4f4f6a7fb9ae1b35dca",
    "metadata": {},
    "name": "TrackingScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17e7f679090bca9d50751b75a234754a";

export default node;
