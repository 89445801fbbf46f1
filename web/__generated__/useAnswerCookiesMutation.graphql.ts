/**
 * @generated SignedSource<<108bbfaf42d610757ae53198b7385c48>>
 * @relayHash 69ed8fb88c74eab32c662230d4258f9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1309fa663e757c3870a8d26b864a2aa1a2551ae371e32de999efb17eb755ced4

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentAnswer = "DENIED" | "GRANTED" | "UNANSWERED" | "%future added value";
export type SetCookieConsentInput = {
  clientMutationId?: string | null | undefined;
  isGranted: boolean;
  landing?: LandingInput | null | undefined;
  page?: string | null | undefined;
  wordingVersion?: string | null | undefined;
};
export type LandingInput = {
  referrer?: string | null | undefined;
  url: string;
};
export type useAnswerCookiesMutation$variables = {
  input: SetCookieConsentInput;
};
export type useAnswerCookiesMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly consent?: {
      readonly answer: ConsentAnswer;
    };
    readonly message?: string;
  };
};
export type useAnswerCookiesMutation = {
  response: useAnswerCookiesMutation$data;
  variables: useAnswerCookiesMutation$variables;
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
    "name": "setCookieConsent",
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
            "concreteType": "CookieConsent",
            "kind": "LinkedField",
            "name": "consent",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answer",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SetCookieConsentPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
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
    "name": "useAnswerCookiesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerCookiesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1309fa663e757c3870a8d26b864a2aa1a2551ae371e32de999efb17eb755ced4",
    "metadata": {},
    "name": "useAnswerCookiesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c4e25e016acc0376883c4fe1f422bb8";

export default node;
