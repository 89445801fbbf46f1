/**
 * @generated SignedSource<<c8eac86e93fe18b49e987a0a62192179>>
 * @relayHash 9030bfafa416b3dc81dc85831a6313c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfe82eb229540fe77ec466d3623c16be9955e6a5ef5b84e2068a56075759bfd4

import type { ConcreteRequest } from 'relay-runtime';
export type EraseSubscriberInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
};
export type SubscriberScreenEraseMutation$variables = {
  input: EraseSubscriberInput;
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
    "name": "eraseSubscriber",
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
    "id": "cfe82eb229540fe77ec466d3623c16be9955e6a5ef5b84e2068a56075759bfd4",
    "metadata": {},
    "name": "SubscriberScreenEraseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96629cab66138a0a1e308c8ec76485f9";

export default node;
