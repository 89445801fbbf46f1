/**
 * @generated SignedSource<<ab0fcc7d46745b0244f8fb03118da565>>
 * @relayHash 0a25c987529e8fc0d9cf8a36b7458e5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9aead137a15d629efd42179b3f6f52e5ee64d194720d01febf0ec2d473cd04c

import type { ConcreteRequest } from 'relay-runtime';
export type SetListViewInput = {
  clientMutationId?: string | null | undefined;
  name: string;
  screen: string;
  search: string;
};
export type ViewsPanelSaveMutation$variables = {
  input: SetListViewInput;
  isDryRun?: boolean | null | undefined;
};
export type ViewsPanelSaveMutation$data = {
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
export type ViewsPanelSaveMutation = {
  response: ViewsPanelSaveMutation$data;
  variables: ViewsPanelSaveMutation$variables;
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
    "name": "setListView",
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
    "name": "ViewsPanelSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ViewsPanelSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e9aead137a15d629efd42179b3f6f52e5ee64d194720d01febf0ec2d473cd04c",
    "metadata": {},
    "name": "ViewsPanelSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cba797fdaa3e7f74e48cf7e130f94f44";

export default node;
