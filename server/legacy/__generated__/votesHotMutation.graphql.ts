/**
 * @generated SignedSource<<fe963df70d91dc4502d66218bae18952>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type HotVote = "COLD" | "HOT" | "%future added value";
export type VoteHotInput = {
  clientMutationId?: string | null | undefined;
  offerId: string;
  vote: HotVote;
};
export type votesHotMutation$variables = {
  input: VoteHotInput;
};
export type votesHotMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type votesHotMutation = {
  response: votesHotMutation$data;
  variables: votesHotMutation$variables;
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
    "name": "voteHot",
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
    "name": "votesHotMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "votesHotMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "dcf2adda1c6442392217bbec13223fcd",
    "id": null,
    "metadata": {},
    "name": "votesHotMutation",
    "operationKind": "mutation",
    "text": "mutation votesHotMutation(\n  $input: VoteHotInput!\n) {\n  result: voteHot(input: $input) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "e1f53311b83a0e9818e104fa669a63cf";

export default node;
