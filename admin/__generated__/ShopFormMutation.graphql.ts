/**
 * @generated SignedSource<<6db5ee0c82459c0b4846893c6f9980af>>
 * @relayHash cb08015ade5a2db87c66a0cb339d749e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a90a645223c13ad7b29b4d9413ec5aac855381fdd02b0186c8f2530e3a08a21d

import type { ConcreteRequest } from 'relay-runtime';
export type AvailabilitySource = "FILE" | "HTTP" | "NONE" | "%future added value";
export type SaveExternalShopInput = {
  country: string;
  databaseId?: number | null | undefined;
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
    "id": "a90a645223c13ad7b29b4d9413ec5aac855381fdd02b0186c8f2530e3a08a21d",
    "metadata": {},
    "name": "ShopFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a20592c7231cf112f10380dfb98f848";

export default node;
