/**
 * @generated SignedSource<<042f2288d64542247a0d03ae26ec5089>>
 * @relayHash e1726646643ae45b38b8e881af848af2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 523de2edd060fe267a03377da1fdbd40800b5a4f875c4b3941abc8dc5e0cd6d2

import type { ConcreteRequest } from 'relay-runtime';
export type SetNewsletterSubscriptionInput = {
  clientMutationId?: string | null | undefined;
  isSubscribed: boolean;
  wordingVersion?: string | null | undefined;
};
export type ownFormsNewsletterMutation$variables = {
  input: SetNewsletterSubscriptionInput;
};
export type ownFormsNewsletterMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type ownFormsNewsletterMutation = {
  response: ownFormsNewsletterMutation$data;
  variables: ownFormsNewsletterMutation$variables;
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
    "name": "setNewsletterSubscription",
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
    "name": "ownFormsNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownFormsNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "523de2edd060fe267a03377da1fdbd40800b5a4f875c4b3941abc8dc5e0cd6d2",
    "metadata": {},
    "name": "ownFormsNewsletterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1633c618c6765e041af06430b4481540";

export default node;
