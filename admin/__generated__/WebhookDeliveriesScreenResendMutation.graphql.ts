/**
 * @generated SignedSource<<532eec9f919cb4ee44afc3261472a4a7>>
 * @relayHash d270d4bc8726f076983af641f905d2ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fe62be8a9c7ad28e41b6887f7e3db20f69c1f56ebf17c895ad26d6f93df5eed

import type { ConcreteRequest } from 'relay-runtime';
export type ResendWebhookDeliveryInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type WebhookDeliveriesScreenResendMutation$variables = {
  input: ResendWebhookDeliveryInput;
};
export type WebhookDeliveriesScreenResendMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type WebhookDeliveriesScreenResendMutation = {
  response: WebhookDeliveriesScreenResendMutation$data;
  variables: WebhookDeliveriesScreenResendMutation$variables;
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
    "name": "resendWebhookDelivery",
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
    "name": "WebhookDeliveriesScreenResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WebhookDeliveriesScreenResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4fe62be8a9c7ad28e41b6887f7e3db20f69c1f56ebf17c895ad26d6f93df5eed",
    "metadata": {},
    "name": "WebhookDeliveriesScreenResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ed5dc4fe78f46bb695ecbdfc4823d28";

export default node;
