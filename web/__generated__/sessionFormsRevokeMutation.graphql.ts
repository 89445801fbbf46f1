/**
 * @generated SignedSource<<15fbcac327bc745afe9204406048dca5>>
 * @relayHash 836328bdd2f471c862d07738b509399a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1824f31f450fe99e996cb7e33496cc0362811db3f8af7044b765269996421d3

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeSessionInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type sessionFormsRevokeMutation$variables = {
  input: RevokeSessionInput;
};
export type sessionFormsRevokeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type sessionFormsRevokeMutation = {
  response: sessionFormsRevokeMutation$data;
  variables: sessionFormsRevokeMutation$variables;
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
    "name": "revokeSession",
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
    "name": "sessionFormsRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionFormsRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c1824f31f450fe99e996cb7e33496cc0362811db3f8af7044b765269996421d3",
    "metadata": {},
    "name": "sessionFormsRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92e24c3fc01f0a10afa7490cb77a7e99";

export default node;
