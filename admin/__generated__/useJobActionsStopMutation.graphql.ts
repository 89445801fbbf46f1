/**
 * @generated SignedSource<<8d92be2bbd5b7378b6f962bad4cd8763>>
 * @relayHash edf23dfe7ed8eaca19ad610846fc9a80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d73ff12c77f90b7e6b6325aca7edf53c34caba3db5447edb728383f29214f735

import type { ConcreteRequest } from 'relay-runtime';
export type StopJobInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useJobActionsStopMutation$variables = {
  input: StopJobInput;
};
export type useJobActionsStopMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useJobActionsStopMutation = {
  response: useJobActionsStopMutation$data;
  variables: useJobActionsStopMutation$variables;
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
    "name": "stopJob",
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
    "name": "useJobActionsStopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJobActionsStopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d73ff12c77f90b7e6b6325aca7edf53c34caba3db5447edb728383f29214f735",
    "metadata": {},
    "name": "useJobActionsStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c8e988ad5d564d17073ee593da56bee";

export default node;
