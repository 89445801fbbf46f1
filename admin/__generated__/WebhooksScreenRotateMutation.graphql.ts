/**
 * @generated SignedSource<<75d0ec9bf111fe221a726609bded39ff>>
 * @relayHash 98124035c8e96362fa8da69a8ed3c8cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6a8e8f205db7b44e4c492f755a2d2c6ec1e14992720726291496937a02f2d1

import type { ConcreteRequest } from 'relay-runtime';
export type RotateWebhookSecretInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  overlapHours: number;
};
export type WebhooksScreenRotateMutation$variables = {
  input: RotateWebhookSecretInput;
};
export type WebhooksScreenRotateMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly secret?: string;
  };
};
export type WebhooksScreenRotateMutation = {
  response: WebhooksScreenRotateMutation$data;
  variables: WebhooksScreenRotateMutation$variables;
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
    "name": "rotateWebhookSecret",
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
            "name": "secret",
            "storageKey": null
          }
        ],
        "type": "RotateWebhookSecretPayload",
        "abstractKey": null
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
    "name": "WebhooksScreenRotateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebhooksScreenRotateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b6a8e8f205db7b44e4c492f755a2d2c6ec1e14992720726291496937a02f2d1",
    "metadata": {},
    "name": "WebhooksScreenRotateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3424b5fd7da72887a198ee96c52b4164";

export default node;
