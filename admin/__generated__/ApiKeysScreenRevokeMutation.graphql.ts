/**
 * @generated SignedSource<<7ef21b96ce20cf70872dc751b7f1e8d5>>
 * @relayHash 7563246d18091147806a31955c1f1627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8466fd830c887741b3f5e74eb62a586040b0cd50dd8d863b1c65c21e775b5fbc

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeApiKeyInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type ApiKeysScreenRevokeMutation$variables = {
  input: RevokeApiKeyInput;
};
export type ApiKeysScreenRevokeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type ApiKeysScreenRevokeMutation = {
  response: ApiKeysScreenRevokeMutation$data;
  variables: ApiKeysScreenRevokeMutation$variables;
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
    "name": "revokeApiKey",
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
    "name": "ApiKeysScreenRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApiKeysScreenRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8466fd830c887741b3f5e74eb62a586040b0cd50dd8d863b1c65c21e775b5fbc",
    "metadata": {},
    "name": "ApiKeysScreenRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5fec69400c01df9ca632e729a18d642c";

export default node;
