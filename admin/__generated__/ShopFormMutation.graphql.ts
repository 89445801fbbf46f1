/**
 * @generated SignedSource<<7e81901762b09bef6c4b06012566de0e>>
 * @relayHash 54b76bd31ee6a0a7913cc0ec840da0ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ff9a7b8f8b957af9fb9502de0818a28e5931d8fa0ca0daf81f91b48e4d2eb73

import type { ConcreteRequest } from 'relay-runtime';
export type AvailabilitySource = "FILE" | "HTTP" | "NONE" | "%future added value";
export type SaveExternalShopInput = {
  clientMutationId?: string | null | undefined;
  country: string;
  databaseId?: number | null | undefined;
  expectedVersion?: number | null | undefined;
  host: string;
  marketplaceId: number;
  name: string;
  position?: number | null | undefined;
  source?: AvailabilitySource | null | undefined;
  sourceAddress?: string | null | undefined;
  tag?: string | null | undefined;
};
export type ShopFormMutation$variables = {
  input: SaveExternalShopInput;
  isDryRun?: boolean | null | undefined;
};
export type ShopFormMutation$data = {
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
export type ShopFormMutation = {
  response: ShopFormMutation$data;
  variables: ShopFormMutation$variables;
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
    "name": "saveExternalShop",
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
    "name": "ShopFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShopFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5ff9a7b8f8b957af9fb9502de0818a28e5931d8fa0ca0daf81f91b48e4d2eb73",
    "metadata": {},
    "name": "ShopFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0909fda5a8a897470415dfb612dcd6f5";

export default node;
