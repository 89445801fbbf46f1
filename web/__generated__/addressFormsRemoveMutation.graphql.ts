/**
 * @generated SignedSource<<79d3dc0eac851852ed97ec4c4da693d0>>
 * @relayHash 7e0b1ad74131dcb14a1e41978266e729
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a0636adbb80d74c124e3f85d2fee3ea08dad48c280a6ea777254f7b1f877e1c

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveAddressInput = {
  addressId: number;
  clientMutationId?: string | null | undefined;
};
export type addressFormsRemoveMutation$variables = {
  input: RemoveAddressInput;
};
export type addressFormsRemoveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type addressFormsRemoveMutation = {
  response: addressFormsRemoveMutation$data;
  variables: addressFormsRemoveMutation$variables;
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
    "name": "removeAddress",
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
    "name": "addressFormsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addressFormsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9a0636adbb80d74c124e3f85d2fee3ea08dad48c280a6ea777254f7b1f877e1c",
    "metadata": {},
    "name": "addressFormsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1f10f22145c8a9cb658a2daa0a77ac5";

export default node;
