/**
 * @generated SignedSource<<fbe7fadea801894e75ab04d72e2f4437>>
 * @relayHash 8dbb9b1a55df0c94700b7462b1c042d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd718e997cf3e5ea8243d0232e55d7f56781c8d5fd7e8d1f09aad233b117cf9

import type { ConcreteRequest } from 'relay-runtime';
export type AdminVerifySecondFactorInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};
export type SecondFactorStepMutation$variables = {
  input: AdminVerifySecondFactorInput;
};
export type SecondFactorStepMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly recoveryCodes?: ReadonlyArray<string> | null | undefined;
  };
};
export type SecondFactorStepMutation = {
  response: SecondFactorStepMutation$data;
  variables: SecondFactorStepMutation$variables;
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
    "name": "adminVerifySecondFactor",
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
        "type": "AdminVerifySecondFactorPayload",
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
    "name": "SecondFactorStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecondFactorStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5cd718e997cf3e5ea8243d0232e55d7f56781c8d5fd7e8d1f09aad233b117cf9",
    "metadata": {},
    "name": "SecondFactorStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71eac3ce519485e8fc6af9785fcf696f";

export default node;
