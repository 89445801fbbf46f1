/**
 * @generated SignedSource<<9df2426c95559b859b73a996f27c4837>>
 * @relayHash adc283894762b63107e43687584f1c59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3600f95078acac623cc6ed98b32af751c0cfa16868e63ee7c8b0af260d759ad4

import type { ConcreteRequest } from 'relay-runtime';
export type SaveMarketplaceInput = {
  cartUrlTemplate: string;
  clientMutationId?: string | null | undefined;
  databaseId?: number | null | undefined;
  expectedVersion?: number | null | undefined;
  lineTemplate: string;
  name: string;
};
export type MarketplaceFormMutation$variables = {
  input: SaveMarketplaceInput;
  isDryRun?: boolean | null | undefined;
};
export type MarketplaceFormMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type MarketplaceFormMutation = {
  response: MarketplaceFormMutation$data;
  variables: MarketplaceFormMutation$variables;
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
    "name": "saveMarketplace",
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
    "name": "MarketplaceFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarketplaceFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3600f95078acac623cc6ed98b32af751c0cfa16868e63ee7c8b0af260d759ad4",
    "metadata": {},
    "name": "MarketplaceFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a26bd4bffcde44b256a6ee30274c63d9";

export default node;
