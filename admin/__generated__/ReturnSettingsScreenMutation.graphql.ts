/**
 * @generated SignedSource<<2407836da39495bb49d5f1ff8a78b098>>
 * @relayHash 5a7dfe2eb4b76ebe138d8c5ed1208090
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ea62c003f9b63f3060334f704cc88516e991b10e37f7ee35ca4f39329b46907

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateReturnSettingsInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  instructions: string;
  periodDays: number;
  transitDays: number;
};
export type ReturnSettingsScreenMutation$variables = {
  input: UpdateReturnSettingsInput;
  isDryRun?: boolean | null | undefined;
};
export type ReturnSettingsScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type ReturnSettingsScreenMutation = {
  response: ReturnSettingsScreenMutation$data;
  variables: ReturnSettingsScreenMutation$variables;
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
    "name": "updateReturnSettings",
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
    "name": "ReturnSettingsScreenMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReturnSettingsScreenMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "7ea62c003f9b63f3060334f704cc88516e991b10e37f7ee35ca4f39329b46907",
    "metadata": {},
    "name": "ReturnSettingsScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8466ef34ddc8f2401a063f5ad64f8a41";

export default node;
