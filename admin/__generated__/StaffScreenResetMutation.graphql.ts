/**
 * @generated SignedSource<<fb6e9daefc914972eaf202a23c5a071b>>
 * @relayHash af04b73fd87b305cc13f9f2d4a0f3af5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a11a52a9d5f8e8d363c09c25de61cb99c2596fa88f17d56886c712d8cf4fc0d8

import type { ConcreteRequest } from 'relay-runtime';
export type ResetStaffAccountInput = {
  clientMutationId?: string | null | undefined;
  email: string;
};
export type StaffScreenResetMutation$variables = {
  input: ResetStaffAccountInput;
};
export type StaffScreenResetMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly password?: string | null | undefined;
  };
};
export type StaffScreenResetMutation = {
  response: StaffScreenResetMutation$data;
  variables: StaffScreenResetMutation$variables;
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
    "name": "resetStaffAccount",
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
            "name": "password",
            "storageKey": null
          }
        ],
        "type": "ResetStaffAccountPayload",
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
    "name": "StaffScreenResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StaffScreenResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a11a52a9d5f8e8d363c09c25de61cb99c2596fa88f17d56886c712d8cf4fc0d8",
    "metadata": {},
    "name": "StaffScreenResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e57a56ecc7078f25925eeabc90e3404";

export default node;
