/**
 * @generated SignedSource<<4dfa4a19b7fddf9c824f6da204b91718>>
 * @relayHash ab25ce82f8100794a90ba3ac9a8b761a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbcfc88219b5795968561ac23bc8a4708f0e40f59ac8c8fd38559fd9d4d61a93

import type { ConcreteRequest } from 'relay-runtime';
export type ResetStaffAccountInput = {
  email: string;
};
export type StaffScreenResetMutation$variables = {
  input: ResetStaffAccountInput;
};
export type StaffScreenResetMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly password?: string | null | undefined;
  };
};
export type StaffScreenResetMutation = {
  response: StaffScreenResetMutation$data;
  variables: StaffScreenResetMutation$variables;
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
    "name": "resetStaffAccount",
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
            "name": "password",
            "storageKey": null
          }
        ],
        "type": "StaffAccountPayload",
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
    "name": "StaffScreenResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StaffScreenResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cbcfc88219b5795968561ac23bc8a4708f0e40f59ac8c8fd38559fd9d4d61a93",
    "metadata": {},
    "name": "StaffScreenResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "daa1a765badd77f364afd440d1cc108c";

export default node;
