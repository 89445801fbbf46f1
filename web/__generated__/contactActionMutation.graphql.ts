/**
 * @generated SignedSource<<78e7ba6524a383b74b17568054d389ca>>
 * @relayHash 670dde4cda8b45025a766571896441fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfba85bd301265c96cba8d0bf2b3fe4e0988cf8d094bdb2faf1de49105c6b83a

import type { ConcreteRequest } from 'relay-runtime';
export type ContactTopic = "DELIVERY" | "ORDER" | "OTHER" | "PRODUCT" | "RETURN" | "%future added value";
export type SendContactMessageInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  message: string;
  name: string;
  orderNumber?: string | null | undefined;
  topic: ContactTopic;
  website?: string | null | undefined;
};
export type contactActionMutation$variables = {
  input: SendContactMessageInput;
};
export type contactActionMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly confirmation?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type contactActionMutation = {
  response: contactActionMutation$data;
  variables: contactActionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
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
    "name": "sendContactMessage",
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
            "alias": "confirmation",
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "SendContactMessagePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
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
    "name": "contactActionMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "contactActionMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cfba85bd301265c96cba8d0bf2b3fe4e0988cf8d094bdb2faf1de49105c6b83a",
    "metadata": {},
    "name": "contactActionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5791264a0d24418ce194dcd0049dd83a";

export default node;
