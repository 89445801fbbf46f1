/**
 * @generated SignedSource<<81ce4bb89586fbbbc8c68285765b95b1>>
 * @relayHash 6265abfd764956860cef6c0c8a05d626
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffc6d0f5a2e468bc0d2061dff36b387a13379f3d9cc6966654a6cd43354dbd85

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSubscriberDataInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type SubscriberScreenEraseMutation$variables = {
  input: DeleteSubscriberDataInput;
};
export type SubscriberScreenEraseMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type SubscriberScreenEraseMutation = {
  response: SubscriberScreenEraseMutation$data;
  variables: SubscriberScreenEraseMutation$variables;
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
    "name": "deleteSubscriberData",
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
    "name": "SubscriberScreenEraseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubscriberScreenEraseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ffc6d0f5a2e468bc0d2061dff36b387a13379f3d9cc6966654a6cd43354dbd85",
    "metadata": {},
    "name": "SubscriberScreenEraseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3e5507e97c0b6d3c929748db131e5b1";

export default node;
