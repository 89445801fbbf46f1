/**
 * @generated SignedSource<<47c312d657e8bf74ee0b2a3339d05ee9>>
 * @relayHash d091676331bd988e77cad97de70ddeb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b6c035749712ecdbada8fc9d4f1f4b99e003021d53b1c0ff0dc1a0f45e05813

import type { ConcreteRequest } from 'relay-runtime';
export type SaveIntegrationInput = {
  clientMutationId?: string | null | undefined;
  databaseId?: number | null | undefined;
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
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
    "name": "IntegrationFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IntegrationFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4b6c035749712ecdbada8fc9d4f1f4b99e003021d53b1c0ff0dc1a0f45e05813",
    "metadata": {},
    "name": "IntegrationFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36167d6cd106f16651714f9a84170575";

export default node;
