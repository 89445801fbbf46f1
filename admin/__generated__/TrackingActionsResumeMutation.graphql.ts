/**
 * @generated SignedSource<<ad1b86636a1ac710e45f24b0ab47898f>>
 * @relayHash 98e19bd98fde1f05fa403fadfbaddb2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6db2fca1331182a62d9a597d90489783d4e83f0144026edf12bc57792a0d247

import type { ConcreteRequest } from 'relay-runtime';
export type ShipmentImportIdInput = {
  clientMutationId?: string | null | undefined;
  importId: string;
};
export type TrackingActionsResumeMutation$variables = {
  input: ShipmentImportIdInput;
};
export type TrackingActionsResumeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type TrackingActionsResumeMutation = {
  response: TrackingActionsResumeMutation$data;
  variables: TrackingActionsResumeMutation$variables;
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
    "name": "resumeShipmentImport",
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
    "name": "TrackingActionsResumeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrackingActionsResumeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6db2fca1331182a62d9a597d90489783d4e83f0144026edf12bc57792a0d247",
    "metadata": {},
    "name": "TrackingActionsResumeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec6e07d1788259abb539de8e087cb302";

export default node;
