/**
 * @generated SignedSource<<620a09d603d84ad1b04089e39ecf1e7c>>
 * @relayHash cb9dcea68ecd8097fb678f8db355f3a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c4379cbf5db9adef2847a4b24e968238ee1f78c39c25bd8b79e1ad9738fd531

import type { ConcreteRequest } from 'relay-runtime';
export type SaveShippingZoneInput = {
  countries: ReadonlyArray<string>;
  databaseId?: number | null | undefined;
  expectedVersion?: number | null | undefined;
  name: string;
  rates: ReadonlyArray<ShippingStepInput>;
};
export type ShippingStepInput = {
  code: string;
  description?: string | null | undefined;
  freeFromMinor?: number | null | undefined;
  maxWeightGrams?: number | null | undefined;
  minWeightGrams: number;
  name: string;
  priceMinor: number;
};
export type useZoneFormMutation$variables = {
  input: SaveShippingZoneInput;
};
export type useZoneFormMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly databaseId?: number | null | undefined;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useZoneFormMutation = {
  response: useZoneFormMutation$data;
  variables: useZoneFormMutation$variables;
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
    "name": "saveShippingZone",
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
        "type": "SaveShippingZonePayload",
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
    "name": "useZoneFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useZoneFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1c4379cbf5db9adef2847a4b24e968238ee1f78c39c25bd8b79e1ad9738fd531",
    "metadata": {},
    "name": "useZoneFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7a726766e3af51a9cb4e6d68d7bca7c";

export default node;
