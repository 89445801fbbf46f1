/**
 * @generated SignedSource<<dccf842a52a88972388d712f78ecc34c>>
 * @relayHash 4a163ba7d525bfb41eaf26b4841d3196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7434b9511d9b8d1cc957b73ba0ac9fdf858c373394a6e1e45d18e2e23359650d

import type { ConcreteRequest } from 'relay-runtime';
export type OfferCommentModeration = "HIDDEN" | "PUBLISHED" | "%future added value";
export type OfferCommentStatus = "DELETED" | "HIDDEN" | "PENDING" | "PUBLISHED" | "%future added value";
export type ModerateOfferCommentsInput = {
  clientMutationId?: string | null | undefined;
  comments: ReadonlyArray<ModeratedOfferCommentInput>;
  status: OfferCommentModeration;
};
export type ModeratedOfferCommentInput = {
  expectedReports: number;
  expectedStatus: OfferCommentStatus;
  id: string;
};
export type CommentsScreenModerateMutation$variables = {
  input: ModerateOfferCommentsInput;
};
export type CommentsScreenModerateMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly comments?: ReadonlyArray<{
      readonly databaseId: number;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type CommentsScreenModerateMutation = {
  response: CommentsScreenModerateMutation$data;
  variables: CommentsScreenModerateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CommentsScreenModerateMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "moderateOfferComments",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminOfferComment",
                "kind": "LinkedField",
                "name": "comments",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ModerateOfferCommentsPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommentsScreenModerateMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "moderateOfferComments",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminOfferComment",
                "kind": "LinkedField",
                "name": "comments",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ModerateOfferCommentsPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7434b9511d9b8d1cc957b73ba0ac9fdf858c373394a6e1e45d18e2e23359650d",
    "metadata": {},
    "name": "CommentsScreenModerateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5a0b7752ac88d69bf183be37cb7e7c8";

export default node;
