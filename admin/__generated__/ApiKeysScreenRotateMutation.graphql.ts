/**
 * @generated SignedSource<<58653719d3d5ce72f22681dc83478ce7>>
 * @relayHash 53e7206c47a790ef43f60bcb74ab2e9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5dc7bd9abbc58fecc6494e0f692b1f2e47f5dbf1ae4a3743c9d6f8f9004732f

import type { ConcreteRequest } from 'relay-runtime';
export type RotateApiKeyInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  overlapHours: number;
};
export type ApiKeysScreenRotateMutation$variables = {
  input: RotateApiKeyInput;
};
export type ApiKeysScreenRotateMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly token?: string;
  };
};
export type ApiKeysScreenRotateMutation = {
  response: ApiKeysScreenRotateMutation$data;
  variables: ApiKeysScreenRotateMutation$variables;
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
    "name": "rotateApiKey",
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
            "name": "token",
            "storageKey": null
          }
        ],
        "type": "RotateApiKeyPayload",
        "abstractKey": null
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
    "name": "ApiKeysScreenRotateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApiKeysScreenRotateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f5dc7bd9abbc58fecc6494e0f692b1f2e47f5dbf1ae4a3743c9d6f8f9004732f",
    "metadata": {},
    "name": "ApiKeysScreenRotateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db2d942c87b526f13bf275426d7a30f9";

export default node;
