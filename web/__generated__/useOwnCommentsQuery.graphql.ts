/**
 * @generated SignedSource<<2b7e4dc0ea9e9f52ee1cb138e93f93e8>>
 * @relayHash 3a74302f83aff6c246b84d0b9aaa8c9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fb8becd1cf184071e96c2c23e2010b0336b35d4b6d58ad1c9ecfb72304a45d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferCommentStatus = "DELETED" | "HIDDEN" | "PENDING" | "PUBLISHED" | "%future added value";
export type useOwnCommentsQuery$variables = {
  slug: string;
};
export type useOwnCommentsQuery$data = {
  readonly offer: {
    readonly myComments: ReadonlyArray<{
      readonly authorName: string | null | undefined;
      readonly id: string;
      readonly parentId: string | null | undefined;
      readonly status: OfferCommentStatus;
      readonly " $fragmentSpreads": FragmentRefs<"Comment_comment">;
    }>;
  } | null | undefined;
};
export type useOwnCommentsQuery = {
  response: useOwnCommentsQuery$data;
  variables: useOwnCommentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "authorName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnCommentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Offer",
        "kind": "LinkedField",
        "name": "offer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OfferComment",
            "kind": "LinkedField",
            "name": "myComments",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Comment_comment"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOwnCommentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Offer",
        "kind": "LinkedField",
        "name": "offer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OfferComment",
            "kind": "LinkedField",
            "name": "myComments",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "body",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7fb8becd1cf184071e96c2c23e2010b0336b35d4b6d58ad1c9ecfb72304a45d8",
    "metadata": {},
    "name": "useOwnCommentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21584f54e01699e55d90eb4d9c159cc7";

export default node;
