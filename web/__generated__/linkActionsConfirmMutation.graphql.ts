/**
 * @generated SignedSource<<f353151fd4dd7b094ddd2e0726b849a1>>
 * @relayHash 1b68399e5e46245127f0c183a148460f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 594b3306c19781341dca8b27edbc5c728df975a7a64039068c2bfacfbbd1b841

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmSubscriptionInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type linkActionsConfirmMutation$variables = {
  input: ConfirmSubscriptionInput;
};
export type linkActionsConfirmMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type linkActionsConfirmMutation = {
  response: linkActionsConfirmMutation$data;
  variables: linkActionsConfirmMutation$variables;
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
    "name": "confirmSubscription",
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
    "name": "linkActionsConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "linkActionsConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "594b3306c19781341dca8b27edbc5c728df975a7a64039068c2bfacfbbd1b841",
    "metadata": {},
    "name": "linkActionsConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5fb05888be3332984e7db87e419b51b7";

export default node;
