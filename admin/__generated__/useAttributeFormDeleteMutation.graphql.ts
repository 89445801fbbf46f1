/**
 * @generated SignedSource<<dd2619ca6b5143d78e673aea1e5a310f>>
 * @relayHash 3612cb8231bce337a081c98479a73c93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 756c7aa2cb1e6b14dad80fe9d61f765bcd1f9e8b7e7e9909b2a5be2b0e52c589

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAttributeInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useAttributeFormDeleteMutation$variables = {
  input: DeleteAttributeInput;
};
export type useAttributeFormDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useAttributeFormDeleteMutation = {
  response: useAttributeFormDeleteMutation$data;
  variables: useAttributeFormDeleteMutation$variables;
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
    "name": "deleteAttribute",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
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
    "name": "useAttributeFormDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttributeFormDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "756c7aa2cb1e6b14dad80fe9d61f765bcd1f9e8b7e7e9909b2a5be2b0e52c589",
    "metadata": {},
    "name": "useAttributeFormDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82cfa794e6b782814c6420783e057512";

export default node;
