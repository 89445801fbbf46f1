/**
 * @generated SignedSource<<99e45fc38d4497819442439771acc8d3>>
 * @relayHash 53bc22d03ddf10581d74ef935e702002
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13d8e8a523b2c6336cc624262c819315796f32199042a9303b328e18be565a04

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMerchantInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  id: string;
};
export type RemoveMerchantDeleteMutation$variables = {
  input: DeleteMerchantInput;
};
export type RemoveMerchantDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type RemoveMerchantDeleteMutation = {
  response: RemoveMerchantDeleteMutation$data;
  variables: RemoveMerchantDeleteMutation$variables;
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
    "name": "deleteMerchant",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "RemoveMerchantDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveMerchantDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "13d8e8a523b2c6336cc624262c819315796f32199042a9303b328e18be565a04",
    "metadata": {},
    "name": "RemoveMerchantDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a853e6ee77fd28870e7acf82f7b7317";

export default node;
