/**
 * @generated SignedSource<<9413fdfb7876b4517659a4d20686c0b5>>
 * @relayHash 5612d01bb1e79a45f4b0da148aaf40c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5288f95ff37745d426abe27e9acfc0bb9de287f2d9840b8d0c7149956e5b88ca

import type { ConcreteRequest } from 'relay-runtime';
export type SavePaymentMethodInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  description: string;
  expectedVersion: number;
  isEnabled: boolean;
  name: string;
};
export type PaymentMethodFormMutation$variables = {
  input: SavePaymentMethodInput;
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
    "name": "savePaymentMethod",
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
    "id": "5288f95ff37745d426abe27e9acfc0bb9de287f2d9840b8d0c7149956e5b88ca",
    "metadata": {},
    "name": "PaymentMethodFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6de089b0eee2660555be5c8545604aa";

export default node;
