/**
 * @generated SignedSource<<c2c74416deae691e2d263ae9227a50cd>>
 * @relayHash 619c463c1ee566f3d3929c864cfa07f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f35e4f9e374388e7ce0ba6856fc740bccf2e6e6fe14a9ea716551140566ac739

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAllSubscribersInput = {
  clientMutationId?: string | null | undefined;
  expectedCount?: number | null | undefined;
};
export type DeleteAllMutation$variables = {
  input: DeleteAllSubscribersInput;
};
export type DeleteAllMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type DeleteAllMutation = {
  response: DeleteAllMutation$data;
  variables: DeleteAllMutation$variables;
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
    "name": "deleteAllSubscribers",
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
    "name": "DeleteAllMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteAllMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f35e4f9e374388e7ce0ba6856fc740bccf2e6e6fe14a9ea716551140566ac739",
    "metadata": {},
    "name": "DeleteAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d30506b4dfc4cb7fc740394ca18f68ba";

export default node;
