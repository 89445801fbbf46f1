/**
 * @generated SignedSource<<e50db416b0c50e8e4e8373964159568c>>
 * @relayHash 4ff8293feb60821fbdd448db03247daf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ebb110eeece7168064fdc1cb1b4b7551ba1a06ba9cad3c1e74599d8be7e340e

import type { ConcreteRequest } from 'relay-runtime';
export type ApiScope = "CATALOGUE_READ" | "CATALOGUE_WRITE" | "CHECKOUT" | "CONTENT_READ" | "CONTENT_WRITE" | "CUSTOMERS_READ" | "DEALS_READ" | "DEALS_WRITE" | "FULFILMENT_WRITE" | "INVENTORY_WRITE" | "NEWSLETTER_READ" | "NEWSLETTER_WRITE" | "ORDERS_READ" | "ORDERS_WRITE" | "PRICES_READ" | "PRICES_WRITE" | "REFUNDS_WRITE" | "REPORTS_READ" | "%future added value";
export type UpdateApiKeyInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  expiresAt?: string | null | undefined;
  id: string;
  name: string;
  networks?: ReadonlyArray<string> | null | undefined;
  scopes: ReadonlyArray<ApiScope>;
};
export type ApiKeyFormUpdateMutation$variables = {
  input: UpdateApiKeyInput;
  isDryRun?: boolean | null | undefined;
};
export type ApiKeyFormUpdateMutation$data = {
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
export type ApiKeyFormUpdateMutation = {
  response: ApiKeyFormUpdateMutation$data;
  variables: ApiKeyFormUpdateMutation$variables;
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
    "name": "updateApiKey",
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
    "name": "ApiKeyFormUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApiKeyFormUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4ebb110eeece7168064fdc1cb1b4b7551ba1a06ba9cad3c1e74599d8be7e340e",
    "metadata": {},
    "name": "ApiKeyFormUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41afcd162dbc9da638a2a00b1eefd51e";

export default node;
