/**
 * @generated SignedSource<<ad70f1c6ce9170ab5cd38ad9d84b5f69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSubscriberInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type subscribersDeleteOneMutation$variables = {
  input: DeleteSubscriberInput;
};
export type subscribersDeleteOneMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type subscribersDeleteOneMutation = {
  response: subscribersDeleteOneMutation$data;
  variables: subscribersDeleteOneMutation$variables;
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
    "name": "deleteSubscriber",
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
    "name": "subscribersDeleteOneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "subscribersDeleteOneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a4b95ede832ab934e248b732cd2d9169",
    "id": null,
    "metadata": {},
    "name": "subscribersDeleteOneMutation",
    "operationKind": "mutation",
    "text": "mutation subscribersDeleteOneMutation(\n  $input: DeleteSubscriberInput!\n) {\n  result: deleteSubscriber(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "6cddc03b9e20e8e7f7aa94da18bbc7ae";

export default node;
