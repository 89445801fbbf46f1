/**
 * @generated SignedSource<<8de5c09b24e493e2f922f1af69c25798>>
 * @relayHash 002f4832edda16a993a076025a8302a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71de7feca2803cd46340047a992f50b9c2157e0d658b91d83cd48351368cb348

import type { ConcreteRequest } from 'relay-runtime';
export type WorkKind = "BULK_ACTION" | "BULK_EDIT" | "CATALOGUE_IMPORT" | "EXPORT" | "SUBSCRIBER_DELETION" | "SUBSCRIBER_IMPORT" | "%future added value";
export type StopWorkInput = {
  clientMutationId?: string | null | undefined;
  databaseId: number;
  kind: WorkKind;
};
export type useWorkVerbsStopMutation$variables = {
  input: StopWorkInput;
};
export type useWorkVerbsStopMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useWorkVerbsStopMutation = {
  response: useWorkVerbsStopMutation$data;
  variables: useWorkVerbsStopMutation$variables;
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
    "name": "stopWork",
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
    "name": "useWorkVerbsStopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWorkVerbsStopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "71de7feca2803cd46340047a992f50b9c2157e0d658b91d83cd48351368cb348",
    "metadata": {},
    "name": "useWorkVerbsStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65b02947f827f655a635a5d68a8f2d8c";

export default node;
