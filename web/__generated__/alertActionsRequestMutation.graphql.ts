/**
 * @generated SignedSource<<f0f0ce8143163c445e600b2578dbdd7a>>
 * @relayHash 3f7075288f02196b2679bc9378f94b21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b007cf2e32ec022d57b02702388c2157bce9dd883f95adab8ac4009ec8dea377

import type { ConcreteRequest } from 'relay-runtime';
export type RequestStockAlertInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  productId: string;
  website?: string | null | undefined;
};
export type alertActionsRequestMutation$variables = {
  input: RequestStockAlertInput;
};
export type alertActionsRequestMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly confirmation?: string;
    readonly message?: string;
  };
};
export type alertActionsRequestMutation = {
  response: alertActionsRequestMutation$data;
  variables: alertActionsRequestMutation$variables;
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
    "name": "requestStockAlert",
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
        "type": "RequestStockAlertPayload",
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
    "name": "alertActionsRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "alertActionsRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b007cf2e32ec022d57b02702388c2157bce9dd883f95adab8ac4009ec8dea377",
    "metadata": {},
    "name": "alertActionsRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2338d39d55ec7566a697488033538921";

export default node;
