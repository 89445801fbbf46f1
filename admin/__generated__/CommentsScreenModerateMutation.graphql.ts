/**
 * @generated SignedSource<<7dfdd98ef5663dfd0d38352bab043662>>
 * @relayHash 39b13a417eb82d65ffe2683125dccabc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4954e01a2b2fa11578c9428dfc661129e9fdaaada18809dd5a682102b3dec435

import type { ConcreteRequest } from 'relay-runtime';
export type OfferCommentModeration = "HIDDEN" | "PUBLISHED" | "%future added value";
export type ModerateOfferCommentsInput = {
  clientMutationId?: string | null | undefined;
  ids: ReadonlyArray<string>;
  status: OfferCommentModeration;
};
export type CommentsScreenModerateMutation$variables = {
  input: ModerateOfferCommentsInput;
};
export type CommentsScreenModerateMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly moderatedIds?: ReadonlyArray<string>;
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
    "name": "moderateOfferComments",
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
            "name": "moderatedIds",
            "storageKey": null
          }
        ],
        "type": "ModerateOfferCommentsPayload",
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
    "name": "CommentsScreenModerateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommentsScreenModerateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4954e01a2b2fa11578c9428dfc661129e9fdaaada18809dd5a682102b3dec435",
    "metadata": {},
    "name": "CommentsScreenModerateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f6c5b48fcfd62d7067c60261b83e46c9";

export default node;
