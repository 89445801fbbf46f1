/**
 * @generated SignedSource<<d8d4b7e4dcfc2f734993adee09492f12>>
 * @relayHash 6bc36e307ea4f834d89279c13583179a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00a6b083e39286c2b7c010e1f82dcfae6694911d3eceee6394c3dd7e7ab9a978

import type { ConcreteRequest } from 'relay-runtime';
export type OwnSignInScreenMutation$variables = Record<PropertyKey, never>;
export type OwnSignInScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly recoveryCodes?: ReadonlyArray<string>;
  };
};
export type OwnSignInScreenMutation = {
  response: OwnSignInScreenMutation$data;
  variables: OwnSignInScreenMutation$variables;
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
    "name": "adminRenewRecoveryCodes",
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
            "name": "recoveryCodes",
            "storageKey": null
          }
        ],
        "type": "AdminRenewRecoveryCodesPayload",
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
    "storageKey": "adminRenewRecoveryCodes(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnSignInScreenMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnSignInScreenMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "00a6b083e39286c2b7c010e1f82dcfae6694911d3eceee6394c3dd7e7ab9a978",
    "metadata": {},
    "name": "OwnSignInScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb769475d0b5151608aa4d3c8b81c572";

export default node;
