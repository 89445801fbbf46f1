/**
 * @generated SignedSource<<51e7488cdac3c2c7a5abac677d973027>>
 * @relayHash d4dc2d709b712b34feb1eba25e28b169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b46a730befc097e2348723289dbb6d52d8b3d2aef6a2594336bd97be0c2836a

import type { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type linkActionsLeaveMutation$variables = {
  input: UnsubscribeInput;
};
export type linkActionsLeaveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type linkActionsLeaveMutation = {
  response: linkActionsLeaveMutation$data;
  variables: linkActionsLeaveMutation$variables;
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
    "name": "unsubscribe",
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
    "name": "linkActionsLeaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "linkActionsLeaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b46a730befc097e2348723289dbb6d52d8b3d2aef6a2594336bd97be0c2836a",
    "metadata": {},
    "name": "linkActionsLeaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d263ad213af2c93a6a656b8005488163";

export default node;
