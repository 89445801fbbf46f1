/**
 * @generated SignedSource<<33dac9ca07188fb5b8b50c99a33376b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type VoteHelpfulInput = {
  clientMutationId?: string | null | undefined;
  isHelpful: boolean;
  reviewId: string;
};
export type votesHelpfulMutation$variables = {
  input: VoteHelpfulInput;
};
export type votesHelpfulMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type votesHelpfulMutation = {
  response: votesHelpfulMutation$data;
  variables: votesHelpfulMutation$variables;
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
    "name": "voteHelpful",
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
    "name": "votesHelpfulMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "votesHelpfulMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "87d82a44ca6e5696a52f56944776bff4",
    "id": null,
    "metadata": {},
    "name": "votesHelpfulMutation",
    "operationKind": "mutation",
    "text": "mutation votesHelpfulMutation(\n  $input: VoteHelpfulInput!\n) {\n  result: voteHelpful(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "81db1d71200f45c306689aec3a8012b2";

export default node;
