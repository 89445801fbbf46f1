/**
 * @generated SignedSource<<376f959f3a3df2b48acbbb79a6448adb>>
 * @relayHash 4c45e465ab7e938a16b1950e03ae8f84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b5e739ab98551333eb2050f82e3072af193bcd9d2e910bad79e4e5ef0cd5a32

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMetafieldsInput = {
  clientMutationId?: string | null | undefined;
  metafields: ReadonlyArray<MetafieldNameInput>;
};
export type MetafieldNameInput = {
  categoryId?: string | null | undefined;
  customerId?: string | null | undefined;
  key: string;
  namespace: string;
  orderId?: string | null | undefined;
  orderLineId?: string | null | undefined;
  productId?: string | null | undefined;
};
export type CustomFieldDialogClearMutation$variables = {
  input: DeleteMetafieldsInput;
};
export type CustomFieldDialogClearMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type CustomFieldDialogClearMutation = {
  response: CustomFieldDialogClearMutation$data;
  variables: CustomFieldDialogClearMutation$variables;
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
    "name": "deleteMetafields",
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
    "name": "CustomFieldDialogClearMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomFieldDialogClearMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2b5e739ab98551333eb2050f82e3072af193bcd9d2e910bad79e4e5ef0cd5a32",
    "metadata": {},
    "name": "CustomFieldDialogClearMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0098c1a0fafbf0c8363806777c5e2ff7";

export default node;
