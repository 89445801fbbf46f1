/**
 * @generated SignedSource<<f06d2f7a79b236bb3b61e96d26a8d8f6>>
 * @relayHash 61d9e386b4172ea45248e3f16d68a020
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90b97eff620f0c931a9f39927d55ecf53269d8b650186597897395fcc0d0dc1b

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateDealAlertInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  isPaused: boolean;
};
export type dealAlertFormsPauseMutation$variables = {
  input: UpdateDealAlertInput;
};
export type dealAlertFormsPauseMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type dealAlertFormsPauseMutation = {
  response: dealAlertFormsPauseMutation$data;
  variables: dealAlertFormsPauseMutation$variables;
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
    "name": "updateDealAlert",
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
    "name": "dealAlertFormsPauseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "dealAlertFormsPauseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "90b97eff620f0c931a9f39927d55ecf53269d8b650186597897395fcc0d0dc1b",
    "metadata": {},
    "name": "dealAlertFormsPauseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b57b098fe7399d62532ababb656af67e";

export default node;
