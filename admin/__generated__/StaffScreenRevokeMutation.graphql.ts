/**
 * @generated SignedSource<<fabe8468002fcd291f68b3c70c934425>>
 * @relayHash 64a5389678485dc252902978ba8ef605
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0ea6405c4991829ac772f399bb5f0b56b896ec62f4bf18e73ec7e427ab782fe

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeStaffAccountInput = {
  clientMutationId?: string | null | undefined;
  email: string;
};
export type StaffScreenRevokeMutation$variables = {
  input: RevokeStaffAccountInput;
};
export type StaffScreenRevokeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type StaffScreenRevokeMutation = {
  response: StaffScreenRevokeMutation$data;
  variables: StaffScreenRevokeMutation$variables;
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
    "name": "revokeStaffAccount",
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
    "name": "StaffScreenRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StaffScreenRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0ea6405c4991829ac772f399bb5f0b56b896ec62f4bf18e73ec7e427ab782fe",
    "metadata": {},
    "name": "StaffScreenRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8476750362d1289b5b45930c63be095d";

export default node;
