/**
 * @generated SignedSource<<c906c251d04eb909da1eb52f051a6c55>>
 * @relayHash 844228198d7c98c2c4eb9b95c1fe268a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b94b26f5f64eed725adb52f0cad5bc1ea3030bf708089e2a723e82301c7907f3

import type { ConcreteRequest } from 'relay-runtime';
export type RetryDeliveryInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type DeliveryLogMutation$variables = {
  input: RetryDeliveryInput;
};
export type DeliveryLogMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly isWaiting?: boolean;
    readonly message?: string;
  };
};
export type DeliveryLogMutation = {
  response: DeliveryLogMutation$data;
  variables: DeliveryLogMutation$variables;
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
    "name": "retryDelivery",
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
            "name": "isWaiting",
            "storageKey": null
          }
        ],
        "type": "RetryDeliveryPayload",
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
    "name": "DeliveryLogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryLogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b94b26f5f64eed725adb52f0cad5bc1ea3030bf708089e2a723e82301c7907f3",
    "metadata": {},
    "name": "DeliveryLogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ee9110914c4f5d01ffb675553896e898";

export default node;
