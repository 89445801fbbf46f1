/**
 * @generated SignedSource<<bbaf30a115bb5fb9a2b3629c68cf8215>>
 * @relayHash 7ec7c1407bda6e254fdbfb4cff4f0c29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07965dd7f8e19058dab272827b6781a1dae813ffeb4e85464e2d7c6890a4cb34

import type { ConcreteRequest } from 'relay-runtime';
export type RetryFailedPicturesInput = {
  clientMutationId?: string | null | undefined;
};
export type FailedPicturesMutation$variables = {
  input: RetryFailedPicturesInput;
};
export type FailedPicturesMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly count?: number;
    readonly message?: string;
  };
};
export type FailedPicturesMutation = {
  response: FailedPicturesMutation$data;
  variables: FailedPicturesMutation$variables;
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
    "name": "retryFailedPictures",
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
            "name": "count",
            "storageKey": null
          }
        ],
        "type": "RetryFailedPicturesPayload",
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
    "name": "FailedPicturesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FailedPicturesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07965dd7f8e19058dab272827b6781a1dae813ffeb4e85464e2d7c6890a4cb34",
    "metadata": {},
    "name": "FailedPicturesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8734e95dcb8c130a595505e3df79964";

export default node;
