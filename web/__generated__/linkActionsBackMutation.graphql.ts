/**
 * @generated SignedSource<<e0c727abc396815a7970b777bd2ec9af>>
 * @relayHash 4beabf558f0781b614f785ddbb531d06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 248b86165aa004c0b250106a572276f0b567e48c16896d68b706322d99847ad8

import type { ConcreteRequest } from 'relay-runtime';
export type ResubscribeInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type linkActionsBackMutation$variables = {
  input: ResubscribeInput;
};
export type linkActionsBackMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type linkActionsBackMutation = {
  response: linkActionsBackMutation$data;
  variables: linkActionsBackMutation$variables;
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
    "name": "resubscribe",
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
    "name": "linkActionsBackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "linkActionsBackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "248b86165aa004c0b250106a572276f0b567e48c16896d68b706322d99847ad8",
    "metadata": {},
    "name": "linkActionsBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cafc4620b5eebbc56ae57984a9bde8d0";

export default node;
