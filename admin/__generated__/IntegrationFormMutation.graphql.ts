/**
 * @generated SignedSource<<e1351b6ee25d9090c577028c631a290b>>
 * @relayHash 2fd492190b20c840dff00debfe6feb5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fcfbd170c9458a6f0e375c40c93bfbdc525fd53c4fbc1f6d023ef91ef60d8dc

import type { ConcreteRequest } from 'relay-runtime';
export type SaveIntegrationInput = {
  clientMutationId?: string | null | undefined;
  databaseId?: number | null | undefined;
  expectedVersion?: number | null | undefined;
  isEnabled: boolean;
  kind: string;
  name: string;
  settings?: ReadonlyArray<SettingInput> | null | undefined;
};
export type SettingInput = {
  name: string;
  value: string;
};
export type IntegrationFormMutation$variables = {
  input: SaveIntegrationInput;
  isDryRun?: boolean | null | undefined;
};
export type IntegrationFormMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly integration?: {
      readonly databaseId: number;
      readonly isEnabled: boolean;
      readonly name: string;
      readonly settings: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
      readonly version: number;
    };
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly newSecrets?: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly path?: ReadonlyArray<string>;
  };
};
export type IntegrationFormMutation = {
  response: IntegrationFormMutation$data;
  variables: IntegrationFormMutation$variables;
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
  "name": "value",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v5 = [
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
    "name": "saveIntegration",
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
            "concreteType": "IntegrationNewSecret",
            "kind": "LinkedField",
            "name": "newSecrets",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Integration",
            "kind": "LinkedField",
            "name": "integration",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SettingValue",
                "kind": "LinkedField",
                "name": "settings",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SaveIntegrationPayload",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
              (v4/*:: as any*/),
              (v3/*:: as any*/)
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
    "name": "IntegrationFormMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IntegrationFormMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "0fcfbd170c9458a6f0e375c40c93bfbdc525fd53c4fbc1f6d023ef91ef60d8dc",
    "metadata": {},
    "name": "IntegrationFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90c44b4ccb47e069fd17fdb40e6dca80";

export default node;
