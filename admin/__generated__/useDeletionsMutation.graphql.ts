/**
 * @generated SignedSource<<3cef4aca1f1aaee32c6a3edb095ddebb>>
 * @relayHash ed380ae068c88f7c3a3829c5d59c3867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf2354749cd7e4960e0a30e13e853b796189b810582e1cf163fecee12fe0eef4

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSubscribersInput = {
  clientMutationId?: string | null | undefined;
  databaseIds: ReadonlyArray<number>;
};
export type useDeletionsMutation$variables = {
  input: DeleteSubscribersInput;
};
export type useDeletionsMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly deletion?: {
      readonly count: number;
      readonly databaseId: number;
    } | null | undefined;
    readonly message?: string;
  };
};
export type useDeletionsMutation = {
  response: useDeletionsMutation$data;
  variables: useDeletionsMutation$variables;
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
    "name": "deleteSubscribers",
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
            "concreteType": "SubscriberDeletion",
            "kind": "LinkedField",
            "name": "deletion",
            "plural": false,
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
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DeleteSubscribersPayload",
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
    "name": "useDeletionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cf2354749cd7e4960e0a30e13e853b796189b810582e1cf163fecee12fe0eef4",
    "metadata": {},
    "name": "useDeletionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "31252ebc4b40a57d406bc2dc44c765e4";

export default node;
