/**
 * @generated SignedSource<<1a1dc509417d44d8bfcebc3d118b8ad5>>
 * @relayHash ed0257ba5b9f0ee75732fccf27aef2e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 237bcf4b5a0732655deed8fc31b14c5752c6108ce66567ff009e4ff099f2acac

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteProductInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  id: string;
};
export type ProductActionsDeleteMutation$variables = {
  input: DeleteProductInput;
};
export type ProductActionsDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type ProductActionsDeleteMutation = {
  response: ProductActionsDeleteMutation$data;
  variables: ProductActionsDeleteMutation$variables;
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
    "name": "deleteProduct",
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
    "name": "ProductActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "237bcf4b5a0732655deed8fc31b14c5752c6108ce66567ff009e4ff099f2acac",
    "metadata": {},
    "name": "ProductActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d503da07432f7ad9f114c7ef24b5d2f0";

export default node;
