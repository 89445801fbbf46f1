/**
 * @generated SignedSource<<377b60a97457ed5c78fa0dc6633dc120>>
 * @relayHash fc0a154645c1da32f458620f2a64190c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b8bff7c3694c170265dbeab96cc07a937c88d2106aba762c831f16c79bab62b

import type { ConcreteRequest } from 'relay-runtime';
export type CreateManufacturerInput = {
  address?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  contact?: string | null | undefined;
  name?: string | null | undefined;
  responsibleAddress?: string | null | undefined;
  responsibleContact?: string | null | undefined;
  responsibleName?: string | null | undefined;
};
export type useManufacturerFormCreateMutation$variables = {
  input: CreateManufacturerInput;
  isDryRun?: boolean | null | undefined;
};
export type useManufacturerFormCreateMutation$data = {
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
export type useManufacturerFormCreateMutation = {
  response: useManufacturerFormCreateMutation$data;
  variables: useManufacturerFormCreateMutation$variables;
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
    "name": "createManufacturer",
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
    "name": "useManufacturerFormCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useManufacturerFormCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0b8bff7c3694c170265dbeab96cc07a937c88d2106aba762c831f16c79bab62b",
    "metadata": {},
    "name": "useManufacturerFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74c70554aa9a29c9e258b692fd586673";

export default node;
