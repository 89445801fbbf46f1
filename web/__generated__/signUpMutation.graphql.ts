/**
 * @generated SignedSource<<d4d25685c15334f3b7d688fb692c034b>>
 * @relayHash 80d7e59fd6a998c710ffc8bc8e765398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9f27bde7fa9e6a1d5e4d8522c64a6427353030dfc6e157280c970e85205bf49

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
export type signUpMutation$variables = {
  input: SubscribeInput;
};
export type signUpMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
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
    "id": "b9f27bde7fa9e6a1d5e4d8522c64a6427353030dfc6e157280c970e85205bf49",
    "metadata": {},
    "name": "signUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1259ce3a68440a391bb37cb7836e3b73";

export default node;
