/**
 * @generated SignedSource<<2745f02d2584dfeeb8e79c83c7c61b9f>>
 * @relayHash 64e725232c0c9cf083e56466890fc45c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e2c4e010dd25c257ba5612d489816ec06e0a962a62fc3ba84c4f448fe0d9016

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateProfileInput = {
  clientMutationId?: string | null | undefined;
  name: string;
};
export type ownFormsNameMutation$variables = {
  input: UpdateProfileInput;
};
export type ownFormsNameMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type ownFormsNameMutation = {
  response: ownFormsNameMutation$data;
  variables: ownFormsNameMutation$variables;
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
v2 = [
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
    "name": "updateProfile",
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
          (v1/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
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
    "name": "ownFormsNameMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownFormsNameMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5e2c4e010dd25c257ba5612d489816ec06e0a962a62fc3ba84c4f448fe0d9016",
    "metadata": {},
    "name": "ownFormsNameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bb58ab557d451e105ebe46165cbbb1f5";

export default node;
