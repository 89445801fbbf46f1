/**
 * @generated SignedSource<<167bfd3ceb5b0f99f1ec937a205428a6>>
 * @relayHash de9ae7286da77eeb807901cab7f153a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de446b2f657014ae79f1c6a132a49d1b42cab78006c00e0850b46394f5d82c9d

import type { ConcreteRequest } from 'relay-runtime';
export type AdminReviewStatus = "APPROVED" | "PENDING" | "REJECTED" | "SPAM" | "%future added value";
export type ModerateReviewsInput = {
  clientMutationId?: string | null | undefined;
  decisions: ReadonlyArray<ReviewDecisionInput>;
};
export type ReviewDecisionInput = {
  expectedStatus?: AdminReviewStatus | null | undefined;
  id: string;
  status: AdminReviewStatus;
};
export type useDecisionsMutation$variables = {
  input: ModerateReviewsInput;
};
export type useDecisionsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly decided?: ReadonlyArray<{
      readonly after: AdminReviewStatus;
      readonly before: AdminReviewStatus;
      readonly reviewId: string;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly skippedIds?: ReadonlyArray<string>;
  };
};
export type useDecisionsMutation = {
  response: useDecisionsMutation$data;
  variables: useDecisionsMutation$variables;
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
    "name": "moderateReviews",
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
            "concreteType": "ReviewDecision",
            "kind": "LinkedField",
            "name": "decided",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reviewId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "before",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "after",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "skippedIds",
            "storageKey": null
          }
        ],
        "type": "ModerateReviewsPayload",
        "abstractKey": null
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "useDecisionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecisionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de446b2f657014ae79f1c6a132a49d1b42cab78006c00e0850b46394f5d82c9d",
    "metadata": {},
    "name": "useDecisionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4083a20549d2a39b0fc3710b764c2c98";

export default node;
