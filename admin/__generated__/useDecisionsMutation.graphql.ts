/**
 * @generated SignedSource<<22b7fb09eccb7c31502b8c5fb18c320b>>
 * @relayHash 339044e0d765fa1caf8a6466f6db1a7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80e6bd2c0fd9ebb9c41c88cd3d07c8ad8c8f30bddae1ab9a981c92d024382268

import type { ConcreteRequest } from 'relay-runtime';
export type AdminReviewStatus = "APPROVED" | "PENDING" | "REJECTED" | "SPAM" | "%future added value";
export type ModerateReviewsInput = {
  clientMutationId?: string | null | undefined;
  decisions: ReadonlyArray<ReviewDecisionInput>;
};
export type ReviewDecisionInput = {
  databaseId: number;
  expectedStatus?: AdminReviewStatus | null | undefined;
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
    "id": "80e6bd2c0fd9ebb9c41c88cd3d07c8ad8c8f30bddae1ab9a981c92d024382268",
    "metadata": {},
    "name": "useDecisionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d62e8853a0783f93fb8cd1cc24baf6a";

export default node;
