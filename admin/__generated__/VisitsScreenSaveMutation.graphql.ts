/**
 * @generated SignedSource<<745da992988da5fdcc98ef2a55459901>>
 * @relayHash cbd47834c17a6aed27c9a00ce2b5d04f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58f00f53874f45454ae8159413db739bf7fb60cb1c1ce093c8082893f3662324

import type { ConcreteRequest } from 'relay-runtime';
export type SaveAnalyticsSettingsInput = {
  expectedVersion?: number | null | undefined;
  isEnabled?: boolean | null | undefined;
  keepDays?: number | null | undefined;
  renewsSecret?: boolean | null | undefined;
  webhookUrl?: string | null | undefined;
};
export type VisitsScreenSaveMutation$variables = {
  input: SaveAnalyticsSettingsInput;
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
    "id": "58f00f53874f45454ae8159413db739bf7fb60cb1c1ce093c8082893f3662324",
    "metadata": {},
    "name": "VisitsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "272a5798ac057f21f919ffd48c4d9b32";

export default node;
