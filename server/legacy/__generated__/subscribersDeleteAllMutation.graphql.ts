/**
 * @generated SignedSource<<63b4750a59984420814bebb46a8b7985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAllSubscribersInput = {
  clientMutationId?: string | null | undefined;
  expectedCount?: number | null | undefined;
};
export type subscribersDeleteAllMutation$variables = {
  input: DeleteAllSubscribersInput;
};
export type subscribersDeleteAllMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type subscribersDeleteAllMutation = {
  response: subscribersDeleteAllMutation$data;
  variables: subscribersDeleteAllMutation$variables;
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
    "name": "deleteAllSubscribers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "subscribersDeleteAllMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "subscribersDeleteAllMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ea6c0f522cbe262ddedb80de7daa2b47",
    "id": null,
    "metadata": {},
    "name": "subscribersDeleteAllMutation",
    "operationKind": "mutation",
    "text": "mutation subscribersDeleteAllMutation(\n  $input: DeleteAllSubscribersInput!\n) {\n  result: deleteAllSubscribers(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "e7cf5a0d775db44106d21ae47dacc7db";

export default node;
