/**
 * @generated SignedSource<<12276d7c37fdfefd41cec0d1ff7e0f3a>>
 * @relayHash 7ddb9372f70c4948f3f04e7809374ee2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64b9bbda04b8f7d14a038c5c803721dc1a8ef4d461401f88a3f4a167edda0bea

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveShopListingInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type RemoveListingMutation$variables = {
  input: RemoveShopListingInput;
};
export type RemoveListingMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type RemoveListingMutation = {
  response: RemoveListingMutation$data;
  variables: RemoveListingMutation$variables;
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
    "name": "removeShopListing",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "RemoveListingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveListingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "64b9bbda04b8f7d14a038c5c803721dc1a8ef4d461401f88a3f4a167edda0bea",
    "metadata": {},
    "name": "RemoveListingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41d4521b21fb806c4ca0bca109ce7d09";

export default node;
