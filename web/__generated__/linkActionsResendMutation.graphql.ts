/**
 * @generated SignedSource<<0baea630f537a7834ad436111c1c7c4c>>
 * @relayHash d42a4f872625cb711b7e303796147f48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 482dc28bf651dd8334623e7a2242b14a70011a39f43637861f4d6cc31c6e0a4a

import type { ConcreteRequest } from 'relay-runtime';
export type ResendConfirmationInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type linkActionsResendMutation$variables = {
  input: ResendConfirmationInput;
};
export type linkActionsResendMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type linkActionsResendMutation = {
  response: linkActionsResendMutation$data;
  variables: linkActionsResendMutation$variables;
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
    "name": "resendConfirmation",
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
    "name": "linkActionsResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "linkActionsResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "482dc28bf651dd8334623e7a2242b14a70011a39f43637861f4d6cc31c6e0a4a",
    "metadata": {},
    "name": "linkActionsResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8337d8a75e0924b02a883ce43caa754";

export default node;
