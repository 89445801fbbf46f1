/**
 * @generated SignedSource<<7ba44e5743d39ce3136c54a1f4b4ef0e>>
 * @relayHash 67c289347419af708f0c0e38377ab108
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4965a0c8aa8973592acb38f26baead360d94cf52e2764c3ca557a601737bcb80

import type { ConcreteRequest } from 'relay-runtime';
export type StopDealAlertsInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type DealAlertsOffPageStopMutation$variables = {
  input: StopDealAlertsInput;
};
export type DealAlertsOffPageStopMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type DealAlertsOffPageStopMutation = {
  response: DealAlertsOffPageStopMutation$data;
  variables: DealAlertsOffPageStopMutation$variables;
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
    "name": "stopDealAlerts",
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
    "name": "DealAlertsOffPageStopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DealAlertsOffPageStopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4965a0c8aa8973592acb38f26baead360d94cf52e2764c3ca557a601737bcb80",
    "metadata": {},
    "name": "DealAlertsOffPageStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1983ccc19ca861de54b8bafccf6c971";

export default node;
