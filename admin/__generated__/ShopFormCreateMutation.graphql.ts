/**
 * @generated SignedSource<<5a0976012aa0729886da0b23cba025ad>>
 * @relayHash 76cb70e77f72dceaf945dfe6a30849e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdcb244df43feb203644570de6cb8bd8f40e926ee25309b4bfdf130157dd3c39

import type { ConcreteRequest } from 'relay-runtime';
export type AvailabilitySource = "FILE" | "HTTP" | "NONE" | "%future added value";
export type CreateExternalShopInput = {
  clientMutationId?: string | null | undefined;
  country: string;
  host: string;
  marketplaceId: string;
  name: string;
  position?: number | null | undefined;
  source?: AvailabilitySource | null | undefined;
  sourceAddress?: string | null | undefined;
  tag?: string | null | undefined;
};
export type ShopFormCreateMutation$variables = {
  input: CreateExternalShopInput;
  isDryRun?: boolean | null | undefined;
};
export type ShopFormCreateMutation$data = {
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
export type ShopFormCreateMutation = {
  response: ShopFormCreateMutation$data;
  variables: ShopFormCreateMutation$variables;
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
    "name": "createExternalShop",
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
    "name": "ShopFormCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShopFormCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "cdcb244df43feb203644570de6cb8bd8f40e926ee25309b4bfdf130157dd3c39",
    "metadata": {},
    "name": "ShopFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7127a9c72e88ddf9f2f9e83b4cf9ec33";

export default node;
