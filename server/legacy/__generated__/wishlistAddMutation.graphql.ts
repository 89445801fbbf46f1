/**
 * @generated SignedSource<<6ec015ea9999c0d4cf10a91dc0d5cef7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AddToWishlistInput = {
  clientMutationId?: string | null | undefined;
  productId: string;
};
export type wishlistAddMutation$variables = {
  input: AddToWishlistInput;
};
export type wishlistAddMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type wishlistAddMutation = {
  response: wishlistAddMutation$data;
  variables: wishlistAddMutation$variables;
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
    "name": "addToWishlist",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "wishlistAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "wishlistAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "85e67c13440c3c0a8a3590d83ea4b559",
    "id": null,
    "metadata": {},
    "name": "wishlistAddMutation",
    "operationKind": "mutation",
    "text": "mutation wishlistAddMutation(\n  $input: AddToWishlistInput!\n) {\n  result: addToWishlist(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "4c409949896858d4c139fde3f3aefc7e";

export default node;
