/**
 * @generated SignedSource<<ca31b3fdbbdfc59e31c54607d61a0556>>
 * @relayHash 5fda55d9e54c52d590435c8b1b243937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12f527b7f8080e096f974f00267af64f96cd7f9bf45b0e850cc2dfbd12a22650

import type { ConcreteRequest } from 'relay-runtime';
export type StopWishlistMailsInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type mailsOffActionMutation$variables = {
  input: StopWishlistMailsInput;
};
export type mailsOffActionMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type mailsOffActionMutation = {
  response: mailsOffActionMutation$data;
  variables: mailsOffActionMutation$variables;
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
    "name": "stopWishlistMails",
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
    "name": "mailsOffActionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mailsOffActionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "12f527b7f8080e096f974f00267af64f96cd7f9bf45b0e850cc2dfbd12a22650",
    "metadata": {},
    "name": "mailsOffActionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30b82a0bad4763a904feefc93fcc6e8d";

export default node;
