/**
 * @generated SignedSource<<a7e38c1f1a94fc7a723ac379468892c4>>
 * @relayHash 8537dedf190a988c91cf3eb8edc8b152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26001c52c1eb5f7b6f6a22efc93351f98439e4d484ccda34f14ee41d65d7d04d

import type { ConcreteRequest } from 'relay-runtime';
export type CreateShippingZoneInput = {
  clientMutationId?: string | null | undefined;
  countries: ReadonlyArray<string>;
  name: string;
  rates: ReadonlyArray<ShippingStepInput>;
};
export type ShippingStepInput = {
  code: string;
  description?: string | null | undefined;
  freeFromMinor?: number | null | undefined;
  maxTransitDays?: number | null | undefined;
  maxWeightGrams?: number | null | undefined;
  minTransitDays?: number | null | undefined;
  minWeightGrams: number;
  name: string;
  priceMinor: number;
};
export type useZoneFormCreateMutation$variables = {
  input: CreateShippingZoneInput;
  isDryRun?: boolean | null | undefined;
};
export type useZoneFormCreateMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly databaseId?: number;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useZoneFormCreateMutation = {
  response: useZoneFormCreateMutation$data;
  variables: useZoneFormCreateMutation$variables;
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
    "name": "createShippingZone",
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
            "name": "databaseId",
            "storageKey": null
          }
        ],
        "type": "CreateShippingZonePayload",
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
    "name": "useZoneFormCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useZoneFormCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "26001c52c1eb5f7b6f6a22efc93351f98439e4d484ccda34f14ee41d65d7d04d",
    "metadata": {},
    "name": "useZoneFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c291d8eef84223567ca2ce1ddc258453";

export default node;
