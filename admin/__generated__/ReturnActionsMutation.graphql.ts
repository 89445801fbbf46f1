/**
 * @generated SignedSource<<40d5b5b8fc01f1938fad72ec73d8d4d0>>
 * @relayHash c2a18f0727c2c81e82da76824ef75f9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 826b649adbd76a50e159144c3d42edea048df2980803fd451ae8763587ffc173

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiveReturnInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  returnId: string;
};
export type ReturnActionsMutation$variables = {
  input: ReceiveReturnInput;
};
export type ReturnActionsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly order?: {
      readonly id: string;
    };
    readonly path?: ReadonlyArray<string>;
  };
};
export type ReturnActionsMutation = {
  response: ReturnActionsMutation$data;
  variables: ReturnActionsMutation$variables;
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
    "name": "receiveReturn",
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ReceiveReturnPayload",
        "abstractKey": null
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
    "name": "ReturnActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReturnActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "826b649adbd76a50e159144c3d42edea048df2980803fd451ae8763587ffc173",
    "metadata": {},
    "name": "ReturnActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59f2d5347a82d46f48395cbe455d9c79";

export default node;
