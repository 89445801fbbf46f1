/**
 * @generated SignedSource<<3bcd044818eedde5e5ffb0bea831d610>>
 * @relayHash 58d6ebbbed2cff715418046d8008384c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 057488746ef432d11aff67433b15e9754468cc10784bc6415044701b75ce2f88

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateShippingZoneInput = {
  clientMutationId?: string | null | undefined;
  countries: ReadonlyArray<string>;
  expectedVersion: number;
  id: string;
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
export type useZoneFormUpdateMutation$variables = {
  input: UpdateShippingZoneInput;
  isDryRun?: boolean | null | undefined;
};
export type useZoneFormUpdateMutation$data = {
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
export type useZoneFormUpdateMutation = {
  response: useZoneFormUpdateMutation$data;
  variables: useZoneFormUpdateMutation$variables;
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
    "name": "updateShippingZone",
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
        "type": "UpdateShippingZonePayload",
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
    "name": "useZoneFormUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useZoneFormUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "057488746ef432d11aff67433b15e9754468cc10784bc6415044701b75ce2f88",
    "metadata": {},
    "name": "useZoneFormUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0cfc86b42eb15e0065edb68a3bffa362";

export default node;
