/**
 * @generated SignedSource<<5ed87bcc539ddfcff0a6f5a2bfb0a4a3>>
 * @relayHash b85b38b51e640981778af10385b7ed9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 308d570e28dc6e89d855bd23c362b71badf450f72d5b403c75885c3e06f03c8e

import type { ConcreteRequest } from 'relay-runtime';
export type HotVote = "COLD" | "HOT" | "%future added value";
export type VoteHotInput = {
  clientMutationId?: string | null | undefined;
  offerId: string;
  vote: HotVote;
};
export type castVoteMutation$variables = {
  input: VoteHotInput;
};
export type castVoteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
    readonly offer?: {
      readonly id: string;
      readonly myHotVote: HotVote | null | undefined;
      readonly score: number | null | undefined;
      readonly voteCount: number;
      readonly votesAreChecked: boolean;
    };
  };
};
export type castVoteMutation = {
  response: castVoteMutation$data;
  variables: castVoteMutation$variables;
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Offer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "score",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voteCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "votesAreChecked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "myHotVote",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "VoteHotPayload",
        "abstractKey": null
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
    "name": "castVoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "castVoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "308d570e28dc6e89d855bd23c362b71badf450f72d5b403c75885c3e06f03c8e",
    "metadata": {},
    "name": "castVoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8cd263ebc4ae78643d61c023230cff5";

export default node;
