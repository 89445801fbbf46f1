/**
 * @generated SignedSource<<24d0a390e02e908c3a167f8e9bff511d>>
 * @relayHash cf403e50df62d0c84108f7a4c76911bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3c51135325a69fc68042843de8f6968fd1e3da8d1d5619adc5c71ee3475e318

import type { ConcreteRequest } from 'relay-runtime';
export type SaveShippingZoneInput = {
  clientMutationId?: string | null | undefined;
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
  isDryRun?: boolean | null | undefined;
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
    "id": "f3c51135325a69fc68042843de8f6968fd1e3da8d1d5619adc5c71ee3475e318",
    "metadata": {},
    "name": "useZoneFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9a2ffaa3408bc07e927aeda4341505a";

export default node;
