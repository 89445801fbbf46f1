/**
 * @generated SignedSource<<8ce2c2d5438fc906f9d8d2c03574898c>>
 * @relayHash 84814ae3cb05997065c3d31767281785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba727deca0d43d4fe652dadac6c9350f571748d95f13d473b006386889d7e450

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteManufacturerInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useManufacturerFormDeleteMutation$variables = {
  input: DeleteManufacturerInput;
};
export type useManufacturerFormDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useManufacturerFormDeleteMutation = {
  response: useManufacturerFormDeleteMutation$data;
  variables: useManufacturerFormDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "deleteManufacturer",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "name": "useManufacturerFormDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useManufacturerFormDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba727deca0d43d4fe652dadac6c9350f571748d95f13d473b006386889d7e450",
    "metadata": {},
    "name": "useManufacturerFormDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be34937d46185afe650205f6276a8cde";

export default node;
