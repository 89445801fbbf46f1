/**
 * @generated SignedSource<<cb0c2de95e8ce876044646ac672303fa>>
 * @relayHash 7e1b9eddf70698933292fed2377054e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a152abc3e75a02005592436a1072fab394e670c7e2fb3ee36d8352119f4c81e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCatalogueImportInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useImportActionsDiscardMutation$variables = {
  input: DeleteCatalogueImportInput;
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
    "name": "deleteCatalogueImport",
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
    "id": "6a152abc3e75a02005592436a1072fab394e670c7e2fb3ee36d8352119f4c81e",
    "metadata": {},
    "name": "useImportActionsDiscardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d56861d02e30701f0c7380b97c1e21a";

export default node;
