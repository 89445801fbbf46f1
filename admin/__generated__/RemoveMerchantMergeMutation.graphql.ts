/**
 * @generated SignedSource<<d7f36004cc77092cafdf83a2d4633a61>>
 * @relayHash dd2843320a5ea89c5337fd6bcf42dac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8897b298dec65e62568b75e1b7d70381ad317b8bdd7395c6b23923270fc1883

import type { ConcreteRequest } from 'relay-runtime';
export type MergeMerchantInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  id: string;
  intoId: string;
};
export type RemoveMerchantMergeMutation$variables = {
  input: MergeMerchantInput;
};
export type RemoveMerchantMergeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type RemoveMerchantMergeMutation = {
  response: RemoveMerchantMergeMutation$data;
  variables: RemoveMerchantMergeMutation$variables;
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
    "name": "mergeMerchant",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "RemoveMerchantMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveMerchantMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e8897b298dec65e62568b75e1b7d70381ad317b8bdd7395c6b23923270fc1883",
    "metadata": {},
    "name": "RemoveMerchantMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d6bb3062e97bf0dddbcc47717cfe105";

export default node;
