/**
 * @generated SignedSource<<890955fcfd8fc727350805843b21e781>>
 * @relayHash 372313452b180fcde774d05ec6ed0c56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96267ce6c43df76db050625bb7c638b140d1dfc8d8773a839d49a7b910e4e56a

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCompareGroupInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  id: string;
};
export type DeleteGroupMutation$variables = {
  input: DeleteCompareGroupInput;
};
export type DeleteGroupMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type DeleteGroupMutation = {
  response: DeleteGroupMutation$data;
  variables: DeleteGroupMutation$variables;
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
    "name": "deleteCompareGroup",
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
    "name": "DeleteGroupMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteGroupMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96267ce6c43df76db050625bb7c638b140d1dfc8d8773a839d49a7b910e4e56a",
    "metadata": {},
    "name": "DeleteGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf5dc47cc15f21dccc7bcd9509e5097e";

export default node;
