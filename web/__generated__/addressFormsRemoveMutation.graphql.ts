/**
 * @generated SignedSource<<a0925c71830f7e9039ceef03f9c7b7e6>>
 * @relayHash 301ba2f4d4b219737774cea075524961
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d63700785ffafdd816339c103161e1144d5f4e35f564b4222af670da1756a711

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAddressInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type addressFormsRemoveMutation$variables = {
  input: DeleteAddressInput;
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
    "name": "deleteAddress",
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
    "id": "d63700785ffafdd816339c103161e1144d5f4e35f564b4222af670da1756a711",
    "metadata": {},
    "name": "addressFormsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9dce6026b09693dae117195f330b6050";

export default node;
