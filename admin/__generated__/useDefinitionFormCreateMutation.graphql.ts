/**
 * @generated SignedSource<<4cae7b9c02b923e10597d0d72590e07e>>
 * @relayHash 8f75c42a206099735e05199e2e9f7f03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a35dad1d5bf1dd628d83b1060477e12676fdc70845d0e2984903a29a4eb8173

import type { ConcreteRequest } from 'relay-runtime';
export type MetafieldOwnerType = "CART" | "CART_LINE" | "CATEGORY" | "CUSTOMER" | "ORDER" | "PRODUCT" | "PRODUCT_VARIATION" | "%future added value";
export type MetafieldType = "BOOLEAN" | "CHOICE" | "DATE" | "DECIMAL" | "INTEGER" | "MULTI_LINE_TEXT" | "SINGLE_LINE_TEXT" | "URL" | "%future added value";
export type CreateMetafieldDefinitionInput = {
  choices?: ReadonlyArray<string> | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  isFilterable?: boolean | null | undefined;
  isPublic?: boolean | null | undefined;
  isShopperWritable?: boolean | null | undefined;
  key: string;
  maxLength?: number | null | undefined;
  maximum?: string | null | undefined;
  minimum?: string | null | undefined;
  name: string;
  namespace: string;
  ownerType: MetafieldOwnerType;
  type: MetafieldType;
};
export type useDefinitionFormCreateMutation$variables = {
  input: CreateMetafieldDefinitionInput;
  isDryRun?: boolean | null | undefined;
};
export type useDefinitionFormCreateMutation$data = {
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
export type useDefinitionFormCreateMutation = {
  response: useDefinitionFormCreateMutation$data;
  variables: useDefinitionFormCreateMutation$variables;
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
    "name": "createMetafieldDefinition",
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
    "name": "useDefinitionFormCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDefinitionFormCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5a35dad1d5bf1dd628d83b1060477e12676fdc70845d0e2984903a29a4eb8173",
    "metadata": {},
    "name": "useDefinitionFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f9a585d17b0a4f15f92aae4c02d145d";

export default node;
