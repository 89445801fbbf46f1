/**
 * @generated SignedSource<<619da4f8ec06c8dd7fcf35653abf8b88>>
 * @relayHash 767d7b3454f4a4c5fbe30c5056b8a79b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b520ab987d48237f677c8c8e4c044d52c715d7f940ccbbe9701c98d86a77008b

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCategoryInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  productsToId?: string | null | undefined;
};
export type CategoryDialogDeleteMutation$variables = {
  input: DeleteCategoryInput;
};
export type CategoryDialogDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type CategoryDialogDeleteMutation = {
  response: CategoryDialogDeleteMutation$data;
  variables: CategoryDialogDeleteMutation$variables;
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
    "name": "deleteCategory",
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
    "name": "CategoryDialogDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CategoryDialogDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b520ab987d48237f677c8c8e4c044d52c715d7f940ccbbe9701c98d86a77008b",
    "metadata": {},
    "name": "CategoryDialogDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e15f0ebfd04a59f3de898048a751dbef";

export default node;
