/**
 * @generated SignedSource<<40eb569fa24cbe3390b2d7bea874aac4>>
 * @relayHash efaab7c83edc89e0511f6b47a62c5607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1de4a4c19c1e973704ee9628ecd59fd5d7bca63b5ce04d93a444cfb37645a8ec

import type { ConcreteRequest } from 'relay-runtime';
export type MoveCategoryInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  parentId?: string | null | undefined;
  position: number;
};
export type CategoryTreeMutation$variables = {
  input: MoveCategoryInput;
};
export type CategoryTreeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type CategoryTreeMutation = {
  response: CategoryTreeMutation$data;
  variables: CategoryTreeMutation$variables;
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
    "name": "moveCategory",
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
    "name": "CategoryTreeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CategoryTreeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1de4a4c19c1e973704ee9628ecd59fd5d7bca63b5ce04d93a444cfb37645a8ec",
    "metadata": {},
    "name": "CategoryTreeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d8a60942503f49d9fb13938e178e002";

export default node;
