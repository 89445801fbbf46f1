/**
 * @generated SignedSource<<3f66c9528f1b0f1d265e41bb751631da>>
 * @relayHash 0f3cb3b09460e210d1ad90f86d0245df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dce050e3f13bd7829917f372f37654fdd54910f0fde1f3bea6d2ef6faacf62de

import type { ConcreteRequest } from 'relay-runtime';
export type CancelStockAlertsInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type alertActionsCancelMutation$variables = {
  input: CancelStockAlertsInput;
};
export type alertActionsCancelMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type alertActionsCancelMutation = {
  response: alertActionsCancelMutation$data;
  variables: alertActionsCancelMutation$variables;
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
    "name": "cancelStockAlerts",
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
    "name": "alertActionsCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "alertActionsCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dce050e3f13bd7829917f372f37654fdd54910f0fde1f3bea6d2ef6faacf62de",
    "metadata": {},
    "name": "alertActionsCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d362cf9f0b51e0437fa975644003663c";

export default node;
