/**
 * @generated SignedSource<<330cf93343af94a0bf692640efbdfeba>>
 * @relayHash 04642ec88038cd405e3c291e746ff7a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61ba6476098e94fe16faff145d172988bfb9af01ddcb2eddbf70039e9af1a719

import type { ConcreteRequest } from 'relay-runtime';
export type SaveCategoryInput = {
  databaseId: number;
  description?: string | null | undefined;
  name?: string | null | undefined;
  slug?: string | null | undefined;
};
export type CategoryDialogSaveMutation$variables = {
  input: SaveCategoryInput;
};
export type CategoryDialogSaveMutation$data = {
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
export type CategoryDialogSaveMutation = {
  response: CategoryDialogSaveMutation$data;
  variables: CategoryDialogSaveMutation$variables;
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
    "name": "saveCategory",
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
    "name": "CategoryDialogSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CategoryDialogSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "61ba6476098e94fe16faff145d172988bfb9af01ddcb2eddbf70039e9af1a719",
    "metadata": {},
    "name": "CategoryDialogSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "054d96b8927220edcdd886bcb3368566";

export default node;
