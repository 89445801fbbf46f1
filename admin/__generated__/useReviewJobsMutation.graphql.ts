/**
 * @generated SignedSource<<2917cb845b01c3068d846092edcaa466>>
 * @relayHash 6f86ea4f6344a69ec618f3046236f04f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef773c58d56be7aefe93557212510bf6500e77f498edf2a6f4e3cbcb3d9b2be3

import type { ConcreteRequest } from 'relay-runtime';
export type AdminReviewStatus = "APPROVED" | "PENDING" | "REJECTED" | "SPAM" | "%future added value";
export type ReviewAction = "APPROVE" | "DELETE" | "REJECT" | "REOPEN" | "SPAM" | "%future added value";
export type StartReviewActionInput = {
  action: ReviewAction;
  clientMutationId?: string | null | undefined;
  expectedTotal?: number | null | undefined;
  filter?: AdminReviewFilter | null | undefined;
  idempotencyKey: string;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type AdminReviewFilter = {
  isVerifiedBuyer?: boolean | null | undefined;
  productId?: string | null | undefined;
  search?: string | null | undefined;
  stars?: number | null | undefined;
  status?: AdminReviewStatus | null | undefined;
};
export type useReviewJobsMutation$variables = {
  input: StartReviewActionInput;
};
export type useReviewJobsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useReviewJobsMutation = {
  response: useReviewJobsMutation$data;
  variables: useReviewJobsMutation$variables;
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
    "name": "useReviewJobsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReviewJobsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef773c58d56be7aefe93557212510bf6500e77f498edf2a6f4e3cbcb3d9b2be3",
    "metadata": {},
    "name": "useReviewJobsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a98909f19535b75abbb0545b45704db";

export default node;
