/**
 * @generated SignedSource<<0d5503dba831f5fc4bb8650505f66592>>
 * @relayHash 439e6d7868b245c7253f2aa863d87b6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d42fffb4a2fd5adbe20484428f5264da02a54d6f05555217dd43e60cc09110b

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateAddressInput = {
  address1: string;
  address2?: string | null | undefined;
  city: string;
  clientMutationId?: string | null | undefined;
  company?: string | null | undefined;
  country: string;
  firstName?: string | null | undefined;
  id: string;
  isDefault?: boolean | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
};
export type addressFormsUpdateMutation$variables = {
  input: UpdateAddressInput;
};
export type addressFormsUpdateMutation$data = {
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
export type addressFormsUpdateMutation = {
  response: addressFormsUpdateMutation$data;
  variables: addressFormsUpdateMutation$variables;
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
    "name": "updateAddress",
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
    "name": "addressFormsUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addressFormsUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3d42fffb4a2fd5adbe20484428f5264da02a54d6f05555217dd43e60cc09110b",
    "metadata": {},
    "name": "addressFormsUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09765e05ecaa1f2e417174f6840dada7";

export default node;
