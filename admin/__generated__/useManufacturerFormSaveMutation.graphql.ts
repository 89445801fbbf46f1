/**
 * @generated SignedSource<<ad833f5160a81e7e3dd36091a566edb7>>
 * @relayHash 0d8a8ee5d0afe4819c826c833712cb0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 967ca1195ab66291412ed656d1c3906300efafbf8531214ea5fb15c6eab74bc9

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateManufacturerInput = {
  address?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  contact?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  id: string;
  name?: string | null | undefined;
  responsibleAddress?: string | null | undefined;
  responsibleContact?: string | null | undefined;
  responsibleName?: string | null | undefined;
};
export type useManufacturerFormSaveMutation$variables = {
  input: UpdateManufacturerInput;
  isDryRun?: boolean | null | undefined;
};
export type useManufacturerFormSaveMutation$data = {
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
export type useManufacturerFormSaveMutation = {
  response: useManufacturerFormSaveMutation$data;
  variables: useManufacturerFormSaveMutation$variables;
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
    "name": "updateManufacturer",
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
    "name": "useManufacturerFormSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useManufacturerFormSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "967ca1195ab66291412ed656d1c3906300efafbf8531214ea5fb15c6eab74bc9",
    "metadata": {},
    "name": "useManufacturerFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9cb7cb2adf3976899571f236a3c5068f";

export default node;
