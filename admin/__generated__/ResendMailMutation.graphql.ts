/**
 * @generated SignedSource<<b6ae4db7e40dcb79c0e39efdab5b876e>>
 * @relayHash 81cc218665672634b7b76152c416407b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 640761ba4066da561bfa5ec46b4409e157ac1c63bf33d377a0408cf88454c9fa

import type { ConcreteRequest } from 'relay-runtime';
export type OrderMail = "CANCELLED" | "CONFIRMATION" | "PAID" | "SENT" | "%future added value";
export type ResendOrderMailInput = {
  clientMutationId?: string | null | undefined;
  mail: OrderMail;
  orderId: string;
};
export type ResendMailMutation$variables = {
  input: ResendOrderMailInput;
};
export type ResendMailMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly order?: {
      readonly id: string;
    };
    readonly path?: ReadonlyArray<string>;
  };
};
export type ResendMailMutation = {
  response: ResendMailMutation$data;
  variables: ResendMailMutation$variables;
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
    "name": "resendOrderMail",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          }
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
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ResendOrderMailPayload",
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
    "name": "ResendMailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResendMailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "640761ba4066da561bfa5ec46b4409e157ac1c63bf33d377a0408cf88454c9fa",
    "metadata": {},
    "name": "ResendMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25f7263c6203a3d91030a1d8db09fa7d";

export default node;
