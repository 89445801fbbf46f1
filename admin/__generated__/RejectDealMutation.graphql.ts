/**
 * @generated SignedSource<<db2b02f14e64659e922c476432afae2c>>
 * @relayHash 78e25d52234a1cbd21d8500edb444caa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58cae0594316b559bc8dd9905a22e3ea98d6b76683df766ab792809943f04a91

import type { ConcreteRequest } from 'relay-runtime';
export type RejectDealSubmissionInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  reason: string;
};
export type RejectDealMutation$variables = {
  input: RejectDealSubmissionInput;
};
export type RejectDealMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type RejectDealMutation = {
  response: RejectDealMutation$data;
  variables: RejectDealMutation$variables;
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
    "name": "rejectDealSubmission",
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
    "name": "RejectDealMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RejectDealMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "58cae0594316b559bc8dd9905a22e3ea98d6b76683df766ab792809943f04a91",
    "metadata": {},
    "name": "RejectDealMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8fb09efeb255449cb04e081483039a20";

export default node;
