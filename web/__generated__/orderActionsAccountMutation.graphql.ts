/**
 * @generated SignedSource<<aedfe07954ea2b2dbc0aeb79b50ab245>>
 * @relayHash e05bc94d7316dd3a630ef7b25196494c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f37e8f2a950c522fda7cde45ee43a0216a3ec92c4128b3c112b71c0450b4a475

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterWithOrderInput = {
  clientMutationId?: string | null | undefined;
  key: string;
  number: number;
  password: string;
};
export type orderActionsAccountMutation$variables = {
  input: RegisterWithOrderInput;
};
export type orderActionsAccountMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly email?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly message?: string;
  };
};
export type orderActionsAccountMutation = {
  response: orderActionsAccountMutation$data;
  variables: orderActionsAccountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
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
    "name": "registerWithOrder",
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
        "type": "RegisterWithOrderPayload",
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
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "orderActionsAccountMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderActionsAccountMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f37e8f2a950c522fda7cde45ee43a0216a3ec92c4128b3c112b71c0450b4a475",
    "metadata": {},
    "name": "orderActionsAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e91dbe0dc5ac6d79bb599ccb27c454f";

export default node;
