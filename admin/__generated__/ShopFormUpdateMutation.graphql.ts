/**
 * @generated SignedSource<<bd8580c9ef851c23cb9bb0b61df254d1>>
 * @relayHash 863adceb640d6487572bd7c5214c2a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 121f9e39262938505f74555af1d3bba1dbfa5d41d49046671c923a2259f51291

import type { ConcreteRequest } from 'relay-runtime';
export type AvailabilitySource = "FILE" | "HTTP" | "NONE" | "%future added value";
export type UpdateExternalShopInput = {
  clientMutationId?: string | null | undefined;
  country: string;
  expectedVersion?: number | null | undefined;
  host: string;
  id: string;
  marketplaceId: string;
  name: string;
  position?: number | null | undefined;
  source?: AvailabilitySource | null | undefined;
  sourceAddress?: string | null | undefined;
  tag?: string | null | undefined;
};
export type ShopFormUpdateMutation$variables = {
  input: UpdateExternalShopInput;
  isDryRun?: boolean | null | undefined;
};
export type ShopFormUpdateMutation$data = {
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
export type ShopFormUpdateMutation = {
  response: ShopFormUpdateMutation$data;
  variables: ShopFormUpdateMutation$variables;
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
    "name": "updateExternalShop",
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
    "name": "ShopFormUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShopFormUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "121f9e39262938505f74555af1d3bba1dbfa5d41d49046671c923a2259f51291",
    "metadata": {},
    "name": "ShopFormUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30106ef44ce78699f192134299d43ccb";

export default node;
