/**
 * @generated SignedSource<<600b954c607d24e562b87e78bc674407>>
 * @relayHash 5aeba1e5392387328d25f73fa0080435
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c47a45396e86e387d8ebf829eebd871c8e1a2fe04cb969cf42bb0ede2dce66bd

import type { ConcreteRequest } from 'relay-runtime';
export type SetDefaultAddressInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type addressFormsDefaultMutation$variables = {
  input: SetDefaultAddressInput;
};
export type addressFormsDefaultMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type addressFormsDefaultMutation = {
  response: addressFormsDefaultMutation$data;
  variables: addressFormsDefaultMutation$variables;
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
    "name": "setDefaultAddress",
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
    "name": "addressFormsDefaultMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addressFormsDefaultMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c47a45396e86e387d8ebf829eebd871c8e1a2fe04cb969cf42bb0ede2dce66bd",
    "metadata": {},
    "name": "addressFormsDefaultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b760060395035587064def906d6a193";

export default node;
