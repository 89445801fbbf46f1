/**
 * @generated SignedSource<<eb463a284c0d1d62511dea0aeaebe9dd>>
 * @relayHash a9b0f5fbcfef40020c3756572c88f84a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b71a1e671c68d3c6b09030cea97c6647c812e3b346351f9e3a83fe9c631d5afa

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengeFault = "EXPIRED" | "INVALID" | "MISSING" | "TOO_EARLY" | "UNSOLVED" | "USED" | "%future added value";
export type NewsletterVariant = "A" | "B" | "%future added value";
export type SubscribeInput = {
  challenge?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  consent?: boolean | null | undefined;
  email: string;
  name?: string | null | undefined;
  pageLink?: string | null | undefined;
  placement?: string | null | undefined;
  solution?: string | null | undefined;
  variant?: NewsletterVariant | null | undefined;
  website?: string | null | undefined;
  wordingVersion?: string | null | undefined;
};
export type signUpMutation$variables = {
  input: SubscribeInput;
};
export type signUpMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
    readonly reason?: ChallengeFault;
  };
};
export type signUpMutation = {
  response: signUpMutation$data;
  variables: signUpMutation$variables;
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
            "name": "reason",
            "storageKey": null
          }
        ],
        "type": "ChallengeError",
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
    "name": "signUpMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signUpMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b71a1e671c68d3c6b09030cea97c6647c812e3b346351f9e3a83fe9c631d5afa",
    "metadata": {},
    "name": "signUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b1af2c1d12bc0f9e924f81086eb64c8";

export default node;
