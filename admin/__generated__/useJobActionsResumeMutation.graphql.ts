/**
 * @generated SignedSource<<d04e07d69497e975b3606f9a9d2f4b91>>
 * @relayHash a314bc0bf25c21534ed8e648642d6239
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db8e6749b67e1d2d984167b68586836e0e27dc5a66374e16c3d731712ffcfa1a

import type { ConcreteRequest } from 'relay-runtime';
export type ResumeJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useJobActionsResumeMutation$variables = {
  input: ResumeJobInput;
};
export type useJobActionsResumeMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useJobActionsResumeMutation = {
  response: useJobActionsResumeMutation$data;
  variables: useJobActionsResumeMutation$variables;
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
    "name": "resumeJob",
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
    "name": "useJobActionsResumeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJobActionsResumeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db8e6749b67e1d2d984167b68586836e0e27dc5a66374e16c3d731712ffcfa1a",
    "metadata": {},
    "name": "useJobActionsResumeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff7e2e9ec2ec60a77381e1ec9a4f9943";

export default node;
