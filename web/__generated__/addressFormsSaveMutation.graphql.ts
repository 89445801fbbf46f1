/**
 * @generated SignedSource<<1fe5c096d6f08dfd5066666606fed6f1>>
 * @relayHash ca0ce9d45a61de693ccb57b607a04b1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 643a674b4340252ae07147102a130367472089940b97c70d95a6d2fa1be5beeb

import type { ConcreteRequest } from 'relay-runtime';
export type SaveAddressInput = {
  address1: string;
  address2?: string | null | undefined;
  addressId?: number | null | undefined;
  city: string;
  clientMutationId?: string | null | undefined;
  company?: string | null | undefined;
  country: string;
  firstName?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
};
export type addressFormsSaveMutation$variables = {
  input: SaveAddressInput;
};
export type addressFormsSaveMutation$data = {
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
export type addressFormsSaveMutation = {
  response: addressFormsSaveMutation$data;
  variables: addressFormsSaveMutation$variables;
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
    "name": "saveAddress",
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
    "name": "addressFormsSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addressFormsSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "643a674b4340252ae07147102a130367472089940b97c70d95a6d2fa1be5beeb",
    "metadata": {},
    "name": "addressFormsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81e77fcebfe6e04e0e6eb1861edd9556";

export default node;
