/**
 * @generated SignedSource<<f1ef7a71582462281702cb145c1cf25a>>
 * @relayHash 151ed48fba64f30fe72d7a6952a272b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c45e037f34a13964404a964feda2d28cca2f2c2c8af544f5bab5e0db5afd215d

import type { ConcreteRequest } from 'relay-runtime';
export type SetMetafieldsInput = {
  clientMutationId?: string | null | undefined;
  metafields: ReadonlyArray<MetafieldInput>;
};
export type MetafieldInput = {
  categoryId?: string | null | undefined;
  customerId?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  key: string;
  namespace: string;
  orderId?: string | null | undefined;
  orderLineId?: string | null | undefined;
  productId?: string | null | undefined;
  value: string;
};
export type CustomFieldDialogMutation$variables = {
  input: SetMetafieldsInput;
  isDryRun?: boolean | null | undefined;
};
export type CustomFieldDialogMutation$data = {
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
export type CustomFieldDialogMutation = {
  response: CustomFieldDialogMutation$data;
  variables: CustomFieldDialogMutation$variables;
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
    "name": "setMetafields",
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
    "name": "CustomFieldDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomFieldDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c45e037f34a13964404a964feda2d28cca2f2c2c8af544f5bab5e0db5afd215d",
    "metadata": {},
    "name": "CustomFieldDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0cb81134fd647cd240f5c2afa02eb32e";

export default node;
