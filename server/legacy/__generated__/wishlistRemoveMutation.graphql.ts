/**
 * @generated SignedSource<<0fd73d064fd3d1d2e1e15ce5db0e22e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveFromWishlistInput = {
  clientMutationId?: string | null | undefined;
  productId: string;
};
export type wishlistRemoveMutation$variables = {
  input: RemoveFromWishlistInput;
};
export type wishlistRemoveMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type wishlistRemoveMutation = {
  response: wishlistRemoveMutation$data;
  variables: wishlistRemoveMutation$variables;
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
    "name": "removeFromWishlist",
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
    "name": "wishlistRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "wishlistRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a8533e72a0a835f1d435774e9cd0f5a4",
    "id": null,
    "metadata": {},
    "name": "wishlistRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation wishlistRemoveMutation(\n  $input: RemoveFromWishlistInput!\n) {\n  result: removeFromWishlist(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "30bf1b23356f6a31f41333e9c9f89689";

export default node;
