/**
 * @generated SignedSource<<0cf056a4149815cef49b47797979e3f4>>
 * @relayHash f58c3aa987fa04ec570e77c786b7cc0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae11f78d4583958da47c1c4b91d1933252181387ba9e393d2aad0d836cd38d41

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmStockAlertInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type alertActionsConfirmMutation$variables = {
  input: ConfirmStockAlertInput;
};
export type alertActionsConfirmMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type alertActionsConfirmMutation = {
  response: alertActionsConfirmMutation$data;
  variables: alertActionsConfirmMutation$variables;
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
    "name": "confirmStockAlert",
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
    "name": "alertActionsConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "alertActionsConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae11f78d4583958da47c1c4b91d1933252181387ba9e393d2aad0d836cd38d41",
    "metadata": {},
    "name": "alertActionsConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "87efe1b6dc316631cd72e61bc7168fdc";

export default node;
