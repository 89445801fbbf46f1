/**
 * @generated SignedSource<<ee154691075dab0fd9e2a17bcd413c27>>
 * @relayHash f9fd518bc699e41f195442d806276531
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5cf725f1c303359c3e2acdc17132b50d58d054d0d7145d0ba6ce808c43811b

import type { ConcreteRequest } from 'relay-runtime';
export type StopCatalogueImportInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useImportActionsStopMutation$variables = {
  input: StopCatalogueImportInput;
};
export type useImportActionsStopMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useImportActionsStopMutation = {
  response: useImportActionsStopMutation$data;
  variables: useImportActionsStopMutation$variables;
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
    "name": "stopCatalogueImport",
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
    "name": "useImportActionsStopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportActionsStopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2c5cf725f1c303359c3e2acdc17132b50d58d054d0d7145d0ba6ce808c43811b",
    "metadata": {},
    "name": "useImportActionsStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05bb365ffe3d4af9516b898e8264fa69";

export default node;
