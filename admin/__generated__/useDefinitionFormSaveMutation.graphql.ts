/**
 * @generated SignedSource<<e375c483cb9a4f33b1c689eae81369d6>>
 * @relayHash b469f604551b4ecea77b69cd02517468
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d545836d919d53a8599fd230d117de4ac6edf0adfefb9205ec08da20a79b5ec2

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateMetafieldDefinitionInput = {
  choices?: ReadonlyArray<string> | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  id: string;
  isFilterable?: boolean | null | undefined;
  isPublic?: boolean | null | undefined;
  isShopperWritable?: boolean | null | undefined;
  maxLength?: number | null | undefined;
  maximum?: string | null | undefined;
  minimum?: string | null | undefined;
  name?: string | null | undefined;
};
export type useDefinitionFormSaveMutation$variables = {
  input: UpdateMetafieldDefinitionInput;
  isDryRun?: boolean | null | undefined;
};
export type useDefinitionFormSaveMutation$data = {
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
export type useDefinitionFormSaveMutation = {
  response: useDefinitionFormSaveMutation$data;
  variables: useDefinitionFormSaveMutation$variables;
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
    "name": "updateMetafieldDefinition",
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
    "name": "useDefinitionFormSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDefinitionFormSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d545836d919d53a8599fd230d117de4ac6edf0adfefb9205ec08da20a79b5ec2",
    "metadata": {},
    "name": "useDefinitionFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "774ecee8cb60e5ec29128606f3b56fab";

export default node;
