/**
 * @generated SignedSource<<ad8b5b1ba5803d71c6bc025f431fb694>>
 * @relayHash 71c05b3e5a26b56f9eb656edec570b0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ea4d9019914296c432acc8d7bdc3ec18317d6ec5c6aed4f17e14c4e0eeb636d

import type { ConcreteRequest } from 'relay-runtime';
export type StartShipmentImportInput = {
  clientMutationId?: string | null | undefined;
  importId: string;
  notifyCustomers?: boolean | null | undefined;
};
export type TrackingActionsStartMutation$variables = {
  input: StartShipmentImportInput;
};
export type TrackingActionsStartMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type TrackingActionsStartMutation = {
  response: TrackingActionsStartMutation$data;
  variables: TrackingActionsStartMutation$variables;
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
    "name": "startShipmentImport",
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
    "name": "TrackingActionsStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrackingActionsStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ea4d9019914296c432acc8d7bdc3ec18317d6ec5c6aed4f17e14c4e0eeb636d",
    "metadata": {},
    "name": "TrackingActionsStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e5560d884fdc991320dbeb98fa1f27c";

export default node;
