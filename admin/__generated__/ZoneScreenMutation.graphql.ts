/**
 * @generated SignedSource<<5227d0820964249556c92ba0e916cd70>>
 * @relayHash 8a8f854e9462d8a275f4211acd13719c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ab2aa8f4decd1d7e108682e49db8201885e3aaa05ae4e53dc5f1083703bd3b0

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveShippingZoneInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
  expectedVersion: number;
};
export type ZoneScreenMutation$variables = {
  input: RemoveShippingZoneInput;
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
    "name": "removeShippingZone",
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
    "id": "0ab2aa8f4decd1d7e108682e49db8201885e3aaa05ae4e53dc5f1083703bd3b0",
    "metadata": {},
    "name": "ZoneScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3ddeb7ff0eed755b01f4be9b821e444";

export default node;
