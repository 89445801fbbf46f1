/**
 * @generated SignedSource<<a096effed108eb3bfad5860cedf5b0ff>>
 * @relayHash 3e9289f6f9d60e2910f54b8639f29216
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 759fd8396f84e24eb4df838ddbbbe4a6da309409ec2d6f7bb85b55996190a00d

import type { ConcreteRequest } from 'relay-runtime';
export type StaffRight = "CATALOGUE" | "CONTENT" | "DEALS" | "ORDERS" | "REPORTS" | "SETTINGS" | "SUBSCRIBERS" | "%future added value";
export type SaveStaffAccountInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  isAdministrator: boolean;
  rights: ReadonlyArray<StaffRight>;
};
export type StaffFormMutation$variables = {
  input: SaveStaffAccountInput;
  isDryRun?: boolean | null | undefined;
};
export type StaffFormMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly password?: string | null | undefined;
    readonly path?: ReadonlyArray<string>;
  };
};
export type StaffFormMutation = {
  response: StaffFormMutation$data;
  variables: StaffFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "isDryRun",
        "variableName": "isDryRun"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "saveStaffAccount",
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
        "type": "SaveStaffAccountPayload",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
              (v2/*:: as any*/),
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
    "name": "StaffFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StaffFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "759fd8396f84e24eb4df838ddbbbe4a6da309409ec2d6f7bb85b55996190a00d",
    "metadata": {},
    "name": "StaffFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "624845bb2afc24e8a8fff40beb6cd85b";

export default node;
