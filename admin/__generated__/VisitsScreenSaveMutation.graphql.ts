/**
 * @generated SignedSource<<79cc75551c8fdb004f4bcd37b3e7bce9>>
 * @relayHash 308b25597833c67d5b570b59adadde06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 490549b9b264b2fb9485e2ce528929eb05c751ee832dee3d873ecf156c469f0f

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateAnalyticsSettingsInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  isEnabled?: boolean | null | undefined;
  keepDays?: number | null | undefined;
  renewsSecret?: boolean | null | undefined;
  webhookUrl?: string | null | undefined;
};
export type VisitsScreenSaveMutation$variables = {
  input: UpdateAnalyticsSettingsInput;
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
    "name": "updateAnalyticsSettings",
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
        "type": "UpdateAnalyticsSettingsPayload",
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
    "id": "490549b9b264b2fb9485e2ce528929eb05c751ee832dee3d873ecf156c469f0f",
    "metadata": {},
    "name": "VisitsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3699f4b1a84c20d7fbf741100df03e4b";

export default node;
