/**
 * @generated SignedSource<<3a4ebddb8ddece1412698c05cf7e506b>>
 * @relayHash 7f5dacd4529b1225ff14f0206cf5c6f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a1189f7b98d2b692cc1300771df9d54624158b19ed043fba85512ff3dd230c

import type { ConcreteRequest } from 'relay-runtime';
export type SaveMarketplaceInput = {
  cartUrlTemplate: string;
  databaseId?: number | null | undefined;
  lineTemplate: string;
  name: string;
};
export type MarketplaceFormMutation$variables = {
  input: SaveMarketplaceInput;
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
    "id": "c9a1189f7b98d2b692cc1300771df9d54624158b19ed043fba85512ff3dd230c",
    "metadata": {},
    "name": "MarketplaceFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37530ded693a0f0e5cbad7846565ea63";

export default node;
