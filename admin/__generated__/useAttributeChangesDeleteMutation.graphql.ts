/**
 * @generated SignedSource<<5b2b796d04a53e2d185a807e8e9dfe0a>>
 * @relayHash 2c493101c23c8c913223a2326d33d218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e4e106603336459a90594046e983a7f03f12693296612104ef4dae1a601f631

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAttributeInput = {
  databaseId: number;
};
export type useAttributeChangesDeleteMutation$variables = {
  input: DeleteAttributeInput;
};
export type useAttributeChangesDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useAttributeChangesDeleteMutation = {
  response: useAttributeChangesDeleteMutation$data;
  variables: useAttributeChangesDeleteMutation$variables;
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
    "name": "deleteAttribute",
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
    "name": "useAttributeChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttributeChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e4e106603336459a90594046e983a7f03f12693296612104ef4dae1a601f631",
    "metadata": {},
    "name": "useAttributeChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a00fcc06c5955cf718689c60b745c6b";

export default node;
