/**
 * @generated SignedSource<<da12b025bd5ad24bcb5ced67bd2d4620>>
 * @relayHash 7df10d51179752969fedfdbc313a2454
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c325684d0311f5c20715617005783351486ac7c56d6949fb8ed326eaa3bc55fb

import type { ConcreteRequest } from 'relay-runtime';
export type UpdatePaymentMethodInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  description: string;
  expectedVersion: number;
  isEnabled: boolean;
  name: string;
};
export type PaymentMethodFormMutation$variables = {
  input: UpdatePaymentMethodInput;
  isDryRun?: boolean | null | undefined;
};
export type PaymentMethodFormMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type PaymentMethodFormMutation = {
  response: PaymentMethodFormMutation$data;
  variables: PaymentMethodFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "isDryRun",
        "variableName": "isDryRun"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updatePaymentMethod",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
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
    "name": "PaymentMethodFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentMethodFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c325684d0311f5c20715617005783351486ac7c56d6949fb8ed326eaa3bc55fb",
    "metadata": {},
    "name": "PaymentMethodFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2c51de4c79582c6bb6a15901a30d1ff";

export default node;
