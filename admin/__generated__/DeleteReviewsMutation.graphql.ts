/**
 * @generated SignedSource<<d16b9858e1d9b1f67821335c7dff9894>>
 * @relayHash 5334e06432169d765afa304b407c07c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2528697a1f79e948d2547016a29617fae06edce74346922d1ad1ede8b869cc13

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteReviewsInput = {
  clientMutationId?: string | null | undefined;
  databaseIds: ReadonlyArray<number>;
};
export type DeleteReviewsMutation$variables = {
  input: DeleteReviewsInput;
};
export type DeleteReviewsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly databaseIds?: ReadonlyArray<number>;
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
            "name": "databaseIds",
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
    "id": "2528697a1f79e948d2547016a29617fae06edce74346922d1ad1ede8b869cc13",
    "metadata": {},
    "name": "DeleteReviewsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "198bc5da82ac212af75713d72ccb9390";

export default node;
