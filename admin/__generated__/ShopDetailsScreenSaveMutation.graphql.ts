/**
 * @generated SignedSource<<812c12c592e1fd7bdb07a37cfb9e214f>>
 * @relayHash e5f13fe316ed20b0b585bfe4bc22ca6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47c2413eacc412cda080f16e4de4fd6c4e30e06fcad6901139f22d25408bda8a

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateShopDetailsInput = {
  accentColour?: string | null | undefined;
  city?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  country?: string | null | undefined;
  currencyDisplay?: string | null | undefined;
  defaultCountry?: string | null | undefined;
  delivery?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  expectedVersion: number;
  faq?: string | null | undefined;
  imprint?: string | null | undefined;
  legalName?: string | null | undefined;
  logoPath?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
  privacy?: string | null | undefined;
  registerEntry?: string | null | undefined;
  representative?: string | null | undefined;
  saleColour?: string | null | undefined;
  street?: string | null | undefined;
  tagline?: string | null | undefined;
  terms?: string | null | undefined;
  vatId?: string | null | undefined;
  withdrawal?: string | null | undefined;
};
export type ShopDetailsScreenSaveMutation$variables = {
  input: UpdateShopDetailsInput;
  isDryRun?: boolean | null | undefined;
};
export type ShopDetailsScreenSaveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly shop?: {
      readonly currencyDisplay: string;
      readonly name: string;
    };
    readonly version?: number;
  };
};
export type ShopDetailsScreenSaveMutation = {
  response: ShopDetailsScreenSaveMutation$data;
  variables: ShopDetailsScreenSaveMutation$variables;
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
    "name": "updateShopDetails",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShopDetails",
            "kind": "LinkedField",
            "name": "shop",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currencyDisplay",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateShopDetailsPayload",
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
    "name": "ShopDetailsScreenSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShopDetailsScreenSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "47c2413eacc412cda080f16e4de4fd6c4e30e06fcad6901139f22d25408bda8a",
    "metadata": {},
    "name": "ShopDetailsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "703b74afe5c13ba8d1c36d5ee760a08a";

export default node;
