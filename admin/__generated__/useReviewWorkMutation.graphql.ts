/**
 * @generated SignedSource<<b875f908c2779f91015e570b43d2ff83>>
 * @relayHash 935148dcfbb0bfed364c55bb52816c11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ada17fd64ff3bc71dd5d17ee704ae171a984420b0b84363e608903c6b1b7bde

import type { ConcreteRequest } from 'relay-runtime';
export type AdminReviewStatus = "APPROVED" | "PENDING" | "REJECTED" | "SPAM" | "%future added value";
export type ReviewAction = "APPROVE" | "DELETE" | "REJECT" | "REOPEN" | "SPAM" | "%future added value";
export type StartReviewActionInput = {
  action: ReviewAction;
  clientMutationId?: string | null | undefined;
  databaseIds?: ReadonlyArray<number> | null | undefined;
  expectedTotal?: number | null | undefined;
  filter?: AdminReviewFilter | null | undefined;
  idempotencyKey: string;
};
export type AdminReviewFilter = {
  isVerifiedBuyer?: boolean | null | undefined;
  productId?: number | null | undefined;
  search?: string | null | undefined;
  stars?: number | null | undefined;
  status?: AdminReviewStatus | null | undefined;
};
export type useReviewWorkMutation$variables = {
  input: StartReviewActionInput;
};
export type useReviewWorkMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useReviewWorkMutation = {
  response: useReviewWorkMutation$data;
  variables: useReviewWorkMutation$variables;
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
    "name": "startReviewAction",
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
    "name": "useReviewWorkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReviewWorkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3ada17fd64ff3bc71dd5d17ee704ae171a984420b0b84363e608903c6b1b7bde",
    "metadata": {},
    "name": "useReviewWorkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f6de2ee9bad4f26ad87bf262fee9299a";

export default node;
