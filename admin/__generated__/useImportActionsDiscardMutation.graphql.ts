/**
 * @generated SignedSource<<43ad7f9c2cf9774ffb6d5f2ba0296f6e>>
 * @relayHash f787e5818176b6885ad16401815dfec0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c02f5b3c3fe1b6c8280376dfe036b0783591d1648aedf30466f36489932e0b65

import type { ConcreteRequest } from 'relay-runtime';
export type DiscardCatalogueImportInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
};
export type useImportActionsDiscardMutation$variables = {
  input: DiscardCatalogueImportInput;
};
export type useImportActionsDiscardMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useImportActionsDiscardMutation = {
  response: useImportActionsDiscardMutation$data;
  variables: useImportActionsDiscardMutation$variables;
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
    "name": "discardCatalogueImport",
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
    "name": "useImportActionsDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportActionsDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c02f5b3c3fe1b6c8280376dfe036b0783591d1648aedf30466f36489932e0b65",
    "metadata": {},
    "name": "useImportActionsDiscardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "688d70d5e1ebd3d389f0bc1878bb5eb5";

export default node;
