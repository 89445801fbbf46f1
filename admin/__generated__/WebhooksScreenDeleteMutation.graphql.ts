/**
 * @generated SignedSource<<169f493a8791aa0aa2e180c691fa5b4b>>
 * @relayHash a1b89cdce1747bcc3f8d05bb601e2aa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f036ea7930e9dc61d7799add13b56ba03369b960dbdb25761321ada0f7c5383

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWebhookInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type WebhooksScreenDeleteMutation$variables = {
  input: DeleteWebhookInput;
};
export type WebhooksScreenDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type WebhooksScreenDeleteMutation = {
  response: WebhooksScreenDeleteMutation$data;
  variables: WebhooksScreenDeleteMutation$variables;
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
    "name": "deleteWebhook",
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
    "name": "WebhooksScreenDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebhooksScreenDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f036ea7930e9dc61d7799add13b56ba03369b960dbdb25761321ada0f7c5383",
    "metadata": {},
    "name": "WebhooksScreenDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52b869119bddf1c1155d7dc58256dc09";

export default node;
