/**
 * @generated SignedSource<<3b1302bc72b1fc64c2d1ab775abf4d03>>
 * @relayHash aaa402fe664c82d0e901181e407591bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55b49e3378e99a8db9d3288ea44b5f04ac317487d1e030894d3e4fd75c16aa1d

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  clientMutationId?: string | null | undefined;
  email: string;
};
export type actionsRequestResetMutation$variables = {
  input: RequestPasswordResetInput;
};
export type actionsRequestResetMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly email?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type actionsRequestResetMutation = {
  response: actionsRequestResetMutation$data;
  variables: actionsRequestResetMutation$variables;
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
  "name": "path",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
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
    "name": "requestPasswordReset",
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
            "name": "email",
            "storageKey": null
          }
        ],
        "type": "RequestPasswordResetPayload",
        "abstractKey": null
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
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
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
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "name": "actionsRequestResetMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsRequestResetMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "55b49e3378e99a8db9d3288ea44b5f04ac317487d1e030894d3e4fd75c16aa1d",
    "metadata": {},
    "name": "actionsRequestResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a53acc7ff47a46218520a7f5e1c14493";

export default node;
