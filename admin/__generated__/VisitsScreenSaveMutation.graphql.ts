/**
 * @generated SignedSource<<1a38340056971da8254e37da377b81ed>>
 * @relayHash 4771fb5a8f5fc4106158c947a476cb66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4698a5f68b0bac274b55781314c3ba25a1db6d928c8f15b3faa9ba1d5c23d76c

import type { ConcreteRequest } from 'relay-runtime';
export type SaveAnalyticsSettingsInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  isEnabled?: boolean | null | undefined;
  keepDays?: number | null | undefined;
  renewsSecret?: boolean | null | undefined;
  webhookUrl?: string | null | undefined;
};
export type VisitsScreenSaveMutation$variables = {
  input: SaveAnalyticsSettingsInput;
  isDryRun?: boolean | null | undefined;
};
export type VisitsScreenSaveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly newSecret?: string | null | undefined;
    readonly path?: ReadonlyArray<string>;
    readonly version?: number;
  };
};
export type VisitsScreenSaveMutation = {
  response: VisitsScreenSaveMutation$data;
  variables: VisitsScreenSaveMutation$variables;
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
    "name": "saveAnalyticsSettings",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newSecret",
            "storageKey": null
          }
        ],
        "type": "SaveAnalyticsSettingsPayload",
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
    "name": "VisitsScreenSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VisitsScreenSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4698a5f68b0bac274b55781314c3ba25a1db6d928c8f15b3faa9ba1d5c23d76c",
    "metadata": {},
    "name": "VisitsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b9a5b6ca52a8cd6a4f745010eaa6f74";

export default node;
