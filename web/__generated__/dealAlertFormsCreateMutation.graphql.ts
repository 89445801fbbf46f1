/**
 * @generated SignedSource<<d17f46310464157cd5f617cb3775858a>>
 * @relayHash 3f6e1b350bed76ad05f5df14abd0b0bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd406b880d674d87b005cd0cf3f9b9d741ebf0ef8de0918e142440750a5faf9e

import type { ConcreteRequest } from 'relay-runtime';
export type CreateDealAlertInput = {
  clientMutationId?: string | null | undefined;
  keyword: string;
  maxPriceMinor?: number | null | undefined;
};
export type dealAlertFormsCreateMutation$variables = {
  input: CreateDealAlertInput;
};
export type dealAlertFormsCreateMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type dealAlertFormsCreateMutation = {
  response: dealAlertFormsCreateMutation$data;
  variables: dealAlertFormsCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
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
    "name": "createDealAlert",
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
          (v1/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
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
    "name": "dealAlertFormsCreateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "dealAlertFormsCreateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cd406b880d674d87b005cd0cf3f9b9d741ebf0ef8de0918e142440750a5faf9e",
    "metadata": {},
    "name": "dealAlertFormsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04a02cafcbff140b91f738a98d9c3ac3";

export default node;
