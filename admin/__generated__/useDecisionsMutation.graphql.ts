/**
 * @generated SignedSource<<63a6c88e230db5ae7c35d0d7d28cb20d>>
 * @relayHash 7039e4fedb42a79d64becc8740a031ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db50b96009f3bfde0d7c09bcd08b33238fa39ce6fe82d50b830980314e29ce14

import type { ConcreteRequest } from 'relay-runtime';
export type AdminReviewStatus = "APPROVED" | "PENDING" | "REJECTED" | "SPAM" | "%future added value";
export type DecideReviewsInput = {
  clientMutationId?: string | null | undefined;
  decisions: ReadonlyArray<ReviewDecisionInput>;
};
export type ReviewDecisionInput = {
  databaseId: number;
  expectedStatus?: AdminReviewStatus | null | undefined;
  status: AdminReviewStatus;
};
export type useDecisionsMutation$variables = {
  input: DecideReviewsInput;
};
export type useDecisionsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly decided?: ReadonlyArray<{
      readonly after: AdminReviewStatus;
      readonly before: AdminReviewStatus;
      readonly databaseId: number;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly skipped?: ReadonlyArray<number>;
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
    "name": "decideReviews",
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
                "name": "databaseId",
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
            "name": "skipped",
            "storageKey": null
          }
        ],
        "type": "DecideReviewsPayload",
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
    "id": "db50b96009f3bfde0d7c09bcd08b33238fa39ce6fe82d50b830980314e29ce14",
    "metadata": {},
    "name": "useDecisionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39620a8b54f9ef77a0d1fc753e1594a2";

export default node;
