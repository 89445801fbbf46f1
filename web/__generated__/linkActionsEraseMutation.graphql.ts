/**
 * @generated SignedSource<<1ed1321b257348f8907f954f6b1af0d7>>
 * @relayHash 1035a8b3f3a85a7d315b6a51e7a81cd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37c3e88a4b4b086b813960c7c875113acbc993395c2396ccf7cf0fe9e758e23c

import type { ConcreteRequest } from 'relay-runtime';
export type EraseSubscriptionInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type linkActionsEraseMutation$variables = {
  input: EraseSubscriptionInput;
};
export type linkActionsEraseMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type linkActionsEraseMutation = {
  response: linkActionsEraseMutation$data;
  variables: linkActionsEraseMutation$variables;
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
    "name": "eraseSubscription",
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
    "name": "linkActionsEraseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "linkActionsEraseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "37c3e88a4b4b086b813960c7c875113acbc993395c2396ccf7cf0fe9e758e23c",
    "metadata": {},
    "name": "linkActionsEraseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c7bb8694a6e979036b4727adf0573d70";

export default node;
