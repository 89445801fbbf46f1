/**
 * @generated SignedSource<<54f18acdc4a8c7e16232e0dafbc9dad2>>
 * @relayHash 778e96b8a6294c5df6086cfd4275d74b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 126abd5a0c8bbbd414ae8acc1e3004a1ad9c56c4e5925ff5bc6f77c724c76683

import type { ConcreteRequest } from 'relay-runtime';
export type ShipmentImportIdInput = {
  clientMutationId?: string | null | undefined;
  importId: string;
};
export type TrackingActionsStopMutation$variables = {
  input: ShipmentImportIdInput;
};
export type TrackingActionsStopMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type TrackingActionsStopMutation = {
  response: TrackingActionsStopMutation$data;
  variables: TrackingActionsStopMutation$variables;
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
    "name": "stopShipmentImport",
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
    "name": "TrackingActionsStopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrackingActionsStopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "126abd5a0c8bbbd414ae8acc1e3004a1ad9c56c4e5925ff5bc6f77c724c76683",
    "metadata": {},
    "name": "TrackingActionsStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "591265dc7d56336aac75e2ecd97c55df";

export default node;
