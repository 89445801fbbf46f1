/**
 * @generated SignedSource<<01eb906495434b250143df3374e91f71>>
 * @relayHash 7e18a01fe20bb47a1ab7ab8d379a4f30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2af11280609ba7a2aa6b92168991d27534434fcb354392c903a638defe44c4f8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDealAlertInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type dealAlertFormsDeleteMutation$variables = {
  input: DeleteDealAlertInput;
};
export type dealAlertFormsDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type dealAlertFormsDeleteMutation = {
  response: dealAlertFormsDeleteMutation$data;
  variables: dealAlertFormsDeleteMutation$variables;
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
    "name": "deleteDealAlert",
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
    "name": "dealAlertFormsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "dealAlertFormsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2af11280609ba7a2aa6b92168991d27534434fcb354392c903a638defe44c4f8",
    "metadata": {},
    "name": "dealAlertFormsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "181b636e0daae1a4096efc8fa8b7dd75";

export default node;
