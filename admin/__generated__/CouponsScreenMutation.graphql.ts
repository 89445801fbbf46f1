/**
 * @generated SignedSource<<46ae7ec3e31d4959f4a79b7649d973a1>>
 * @relayHash 46fd2bc2ec0d0248ff4385bedc968f27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6824b97d5a721446c9bd468c2b8172fc50dd2f34fc1c4e13ca53aab0e4cb742

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchCouponsInput = {
  databaseIds: ReadonlyArray<number>;
  isEnabled: boolean;
};
export type CouponsScreenMutation$variables = {
  input: SwitchCouponsInput;
};
export type CouponsScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly count?: number;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type CouponsScreenMutation = {
  response: CouponsScreenMutation$data;
  variables: CouponsScreenMutation$variables;
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
    "name": "switchCoupons",
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
            "name": "count",
            "storageKey": null
          }
        ],
        "type": "SwitchCouponsPayload",
        "abstractKey": null
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
    "name": "CouponsScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CouponsScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b6824b97d5a721446c9bd468c2b8172fc50dd2f34fc1c4e13ca53aab0e4cb742",
    "metadata": {},
    "name": "CouponsScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a71b4a04742f86dcf0a2dffa07341a3";

export default node;
