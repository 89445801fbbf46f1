/**
 * @generated SignedSource<<e70a9ba88f1a419f392f664b95f71e32>>
 * @relayHash c77ddc8ccb9875127d45092b24203f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2ae4405db4e5ed547be37abe3cf7a1c570f7f3de847417717a5adabd277dbe2

import type { ConcreteRequest } from 'relay-runtime';
export type SignedInMutation$variables = Record<PropertyKey, never>;
export type SignedInMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type SignedInMutation = {
  response: SignedInMutation$data;
  variables: SignedInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {}
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "adminSignOut",
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
    "storageKey": "adminSignOut(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignedInMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignedInMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c2ae4405db4e5ed547be37abe3cf7a1c570f7f3de847417717a5adabd277dbe2",
    "metadata": {},
    "name": "SignedInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6196ae844eb9694bea6dc11574fbc479";

export default node;
