/**
 * @generated SignedSource<<852c38cdd739f3d473ff8f3e7c6f45a3>>
 * @relayHash 426c54ca9de5286bcad4e64d99f65657
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1355bca37a4c6cc2f6783dcf091e3a8fd6ab6e26ba0244a2d2aafc22d018cd6

import type { ConcreteRequest } from 'relay-runtime';
export type SaveShopListingInput = {
  externalId: string;
  isMain?: boolean | null | undefined;
  productId: number;
  shopId: number;
};
export type ListingFormMutation$variables = {
  input: SaveShopListingInput;
};
export type ListingFormMutation$data = {
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
export type ListingFormMutation = {
  response: ListingFormMutation$data;
  variables: ListingFormMutation$variables;
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
    "name": "saveShopListing",
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
    "name": "ListingFormMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ListingFormMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e1355bca37a4c6cc2f6783dcf091e3a8fd6ab6e26ba0244a2d2aafc22d018cd6",
    "metadata": {},
    "name": "ListingFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b45e36a05ef8a3556508603dcac3c6c";

export default node;
