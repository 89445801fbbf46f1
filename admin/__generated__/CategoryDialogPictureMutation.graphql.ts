/**
 * @generated SignedSource<<a0d995d70b32dd1864595e9991e4418c>>
 * @relayHash 06fc7d85fcac540b4fa360f5baef911e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 688bf998a349e9b6536ec2a231d131aaadb172baf097d7934c2793cd57d40982

import type { ConcreteRequest } from 'relay-runtime';
export type SetCategoryPictureInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  productId?: string | null | undefined;
};
export type CategoryDialogPictureMutation$variables = {
  input: SetCategoryPictureInput;
};
export type CategoryDialogPictureMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type CategoryDialogPictureMutation = {
  response: CategoryDialogPictureMutation$data;
  variables: CategoryDialogPictureMutation$variables;
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
    "name": "setCategoryPicture",
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
    "name": "CategoryDialogPictureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CategoryDialogPictureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "688bf998a349e9b6536ec2a231d131aaadb172baf097d7934c2793cd57d40982",
    "metadata": {},
    "name": "CategoryDialogPictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ac31a6a4f18df69917690e1c5a7a190";

export default node;
