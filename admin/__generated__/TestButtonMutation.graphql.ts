/**
 * @generated SignedSource<<e1134af54845ddda92e31346c6b5d71e>>
 * @relayHash 25df3c942a4d4e3f1488c9a894dbbc8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d488c2700aa66d48c6f46e2280cf2272a5ced59ff3a80f487fefd8396320ba64

import type { ConcreteRequest } from 'relay-runtime';
export type TestIntegrationInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type TestButtonMutation$variables = {
  input: TestIntegrationInput;
};
export type TestButtonMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly isOk?: boolean;
    readonly message?: string;
    readonly responseStatus?: number | null | undefined;
  };
};
export type TestButtonMutation = {
  response: TestButtonMutation$data;
  variables: TestButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
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
    "name": "testIntegration",
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
            "name": "isOk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responseStatus",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "TestIntegrationPayload",
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
          (v1/*:: as any*/)
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
    "name": "TestButtonMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestButtonMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d488c2700aa66d48c6f46e2280cf2272a5ced59ff3a80f487fefd8396320ba64",
    "metadata": {},
    "name": "TestButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43f0f325a2b6271b0f1befafa2edf3fa";

export default node;
