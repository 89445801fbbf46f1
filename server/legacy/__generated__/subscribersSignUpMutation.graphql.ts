/**
 * @generated SignedSource<<0e9a23dd4b48aa96ffad551ae0d10505>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type NewsletterVariant = "A" | "B" | "%future added value";
export type SubscribeInput = {
  clientMutationId?: string | null | undefined;
  consent?: boolean | null | undefined;
  email: string;
  name?: string | null | undefined;
  pageLink?: string | null | undefined;
  placement?: string | null | undefined;
  variant?: NewsletterVariant | null | undefined;
  website?: string | null | undefined;
  wordingVersion?: string | null | undefined;
};
export type subscribersSignUpMutation$variables = {
  input: SubscribeInput;
};
export type subscribersSignUpMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
    readonly retryAfterSeconds?: number;
  };
};
export type subscribersSignUpMutation = {
  response: subscribersSignUpMutation$data;
  variables: subscribersSignUpMutation$variables;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
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
    "name": "subscribe",
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
        "selections": (v1/*:: as any*/),
        "type": "SubscribePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfterSeconds",
            "storageKey": null
          }
        ],
        "type": "ThrottledError",
        "abstractKey": null
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
    "name": "subscribersSignUpMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "subscribersSignUpMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "36b0b873bfdb9502ddf899a88264ba6b",
    "id": null,
    "metadata": {},
    "name": "subscribersSignUpMutation",
    "operationKind": "mutation",
    "text": "mutation subscribersSignUpMutation(\n  $input: SubscribeInput!\n) {\n  result: subscribe(input: $input) {\n    __typename\n    ... on SubscribePayload {\n      message\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n    ... on ThrottledError {\n      retryAfterSeconds\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "88b2ca1ca53703290ca92adb05a02ae2";

export default node;
