/**
 * @generated SignedSource<<5afeee34d2483bae626e3b0c381fe456>>
 * @relayHash c5e189dd4b17184d9a90c123301a2d0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9da3e2ffcdfcaf64e2f3ba1ef9eceb2067e24a001a9a0a0d0771e3c9a23542f0

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteReviewsInput = {
  clientMutationId?: string | null | undefined;
  ids: ReadonlyArray<string>;
};
export type DeleteReviewsMutation$variables = {
  input: DeleteReviewsInput;
};
export type DeleteReviewsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly deletedIds?: ReadonlyArray<string>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type DeleteReviewsMutation = {
  response: DeleteReviewsMutation$data;
  variables: DeleteReviewsMutation$variables;
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
    "name": "deleteReviews",
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
            "name": "deletedIds",
            "storageKey": null
          }
        ],
        "type": "DeleteReviewsPayload",
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
    "name": "DeleteReviewsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteReviewsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9da3e2ffcdfcaf64e2f3ba1ef9eceb2067e24a001a9a0a0d0771e3c9a23542f0",
    "metadata": {},
    "name": "DeleteReviewsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "759cb0bd57379b3e99c7e17efa9a1b3a";

export default node;
