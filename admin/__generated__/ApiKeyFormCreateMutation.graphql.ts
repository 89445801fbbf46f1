/**
 * @generated SignedSource<<6a8b44a91d3aedb054da030580ea8848>>
 * @relayHash 109b6b1c8eb9f913bf21a489f4cea011
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a892a7d072f1ea2db5d65c7932e5f70fac00d71c13d18e342478d80ad6ec8d7

import type { ConcreteRequest } from 'relay-runtime';
export type ApiScope = "CATALOGUE_READ" | "CATALOGUE_WRITE" | "CHECKOUT" | "CONTENT_READ" | "CONTENT_WRITE" | "CUSTOMERS_READ" | "DEALS_READ" | "DEALS_WRITE" | "FULFILMENT_WRITE" | "INVENTORY_WRITE" | "NEWSLETTER_READ" | "NEWSLETTER_WRITE" | "ORDERS_READ" | "ORDERS_WRITE" | "PRICES_READ" | "PRICES_WRITE" | "REFUNDS_WRITE" | "REPORTS_READ" | "%future added value";
export type CreateApiKeyInput = {
  clientMutationId?: string | null | undefined;
  expiresAt?: string | null | undefined;
  name: string;
  networks?: ReadonlyArray<string> | null | undefined;
  scopes: ReadonlyArray<ApiScope>;
};
export type ApiKeyFormCreateMutation$variables = {
  input: CreateApiKeyInput;
  isDryRun?: boolean | null | undefined;
};
export type ApiKeyFormCreateMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly token?: string;
  };
};
export type ApiKeyFormCreateMutation = {
  response: ApiKeyFormCreateMutation$data;
  variables: ApiKeyFormCreateMutation$variables;
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
    "name": "createApiKey",
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
            "name": "token",
            "storageKey": null
          }
        ],
        "type": "CreateApiKeyPayload",
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
    "name": "ApiKeyFormCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApiKeyFormCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8a892a7d072f1ea2db5d65c7932e5f70fac00d71c13d18e342478d80ad6ec8d7",
    "metadata": {},
    "name": "ApiKeyFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6795ec8f73d613bdba7b6b3e98be174b";

export default node;
