/**
 * @generated SignedSource<<fc84cd9b543cce8a1ec1154522c527bd>>
 * @relayHash 277c722a0db33d41c53fb0e770ea0484
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c00745103b101415a63b34f16e78c8d4c94b4de2a83546cb87ec1115680072d7

import type { ConcreteRequest } from 'relay-runtime';
export type EnrolmentMutation$variables = Record<PropertyKey, never>;
export type EnrolmentMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly secret?: string;
    readonly url?: string;
  };
};
export type EnrolmentMutation = {
  response: EnrolmentMutation$data;
  variables: EnrolmentMutation$variables;
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
    "name": "adminEnrolTotp",
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
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "AdminEnrolTotpPayload",
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
    "storageKey": "adminEnrolTotp(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EnrolmentMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EnrolmentMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c00745103b101415a63b34f16e78c8d4c94b4de2a83546cb87ec1115680072d7",
    "metadata": {},
    "name": "EnrolmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "462a25708f92e1c601813a1deb9afefc";

export default node;
