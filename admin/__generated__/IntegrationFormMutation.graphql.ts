/**
 * @generated SignedSource<<7766dc73ca0bc06eeae502a5ab409b4a>>
 * @relayHash fdec929fbcb90e144f9af04470962e8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d370ffde611180b747fb0aeb625a7b090b42293cfdc1b6341f2ffca27d187e36

import type { ConcreteRequest } from 'relay-runtime';
export type IntegrationKind = "BREVO" | "MAILCHIMP" | "MAILERLITE" | "WEBHOOK" | "%future added value";
export type SaveIntegrationInput = {
  clientMutationId?: string | null | undefined;
  databaseId?: number | null | undefined;
  isEnabled: boolean;
  kind: IntegrationKind;
  listId?: string | null | undefined;
  name: string;
  secret?: string | null | undefined;
  url?: string | null | undefined;
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
    readonly newSecret?: string | null | undefined;
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
            "kind": "ScalarField",
            "name": "newSecret",
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
    "id": "d370ffde611180b747fb0aeb625a7b090b42293cfdc1b6341f2ffca27d187e36",
    "metadata": {},
    "name": "IntegrationFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c523af3a9d54ce60ea6eea0243e9e79";

export default node;
