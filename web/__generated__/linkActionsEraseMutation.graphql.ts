/**
 * @generated SignedSource<<6e3a2c4ff39a9decd732894a6cf0948c>>
 * @relayHash a971cf60be83c9c48a5217a8e61c92b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dcba2976179c7d74031c7c0861f5f07c755c27450ca333b10c414d49b25138c

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSubscriptionDataInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type linkActionsEraseMutation$variables = {
  input: DeleteSubscriptionDataInput;
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
    "name": "deleteSubscriptionData",
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
    "id": "0dcba2976179c7d74031c7c0861f5f07c755c27450ca333b10c414d49b25138c",
    "metadata": {},
    "name": "linkActionsEraseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30fbc8996d202b8760e3e97644b71967";

export default node;
