/**
 * @generated SignedSource<<76a39270652afd8c48716e45a14b0eb2>>
 * @relayHash 38451c7837453a4e06f5881a0c8ed249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05af7a9d1d31b55856edb98a745414e524119d5669e2ed85093d1e78703ba49d

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteShippingZoneInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  id: string;
};
export type ZoneScreenMutation$variables = {
  input: DeleteShippingZoneInput;
};
export type ZoneScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type ZoneScreenMutation = {
  response: ZoneScreenMutation$data;
  variables: ZoneScreenMutation$variables;
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
    "name": "deleteShippingZone",
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
    "name": "ZoneScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ZoneScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "05af7a9d1d31b55856edb98a745414e524119d5669e2ed85093d1e78703ba49d",
    "metadata": {},
    "name": "ZoneScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75c2080d0f505dab4d3e36cd1ca29cc9";

export default node;
