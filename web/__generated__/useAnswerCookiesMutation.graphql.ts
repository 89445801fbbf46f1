/**
 * @generated SignedSource<<809fcb8b15e0f776b0187a4bc37a0aea>>
 * @relayHash 29e9df7cd76f8e61d51bd6a4ecd42b6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9a890bef6656f1db1bb3c144c460d99b3349f6511b81f363497b0a71e77b8ea

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentAnswer = "DENIED" | "GRANTED" | "UNANSWERED" | "%future added value";
export type AnswerCookiesInput = {
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
  input: AnswerCookiesInput;
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
    "name": "answerCookies",
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
        "type": "AnswerCookiesPayload",
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
    "id": "a9a890bef6656f1db1bb3c144c460d99b3349f6511b81f363497b0a71e77b8ea",
    "metadata": {},
    "name": "useAnswerCookiesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c971e80c6d6889e66fcc3bc8eeedcc89";

export default node;
