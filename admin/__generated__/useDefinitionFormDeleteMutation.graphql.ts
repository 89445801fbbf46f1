/**
 * @generated SignedSource<<490fcc466c9af913bb92a8baefed5c5a>>
 * @relayHash 91adbcd6ae7b6c43353965c658a87036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a27e1ed0aed925b3103d5db81bceb1ad7412699967169a11976ff5cd142e7ff5

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMetafieldDefinitionInput = {
  clientMutationId?: string | null | undefined;
  deletesValues?: boolean | null | undefined;
  id: string;
};
export type useDefinitionFormDeleteMutation$variables = {
  input: DeleteMetafieldDefinitionInput;
};
export type useDefinitionFormDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useDefinitionFormDeleteMutation = {
  response: useDefinitionFormDeleteMutation$data;
  variables: useDefinitionFormDeleteMutation$variables;
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
    "name": "deleteMetafieldDefinition",
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
    "name": "useDefinitionFormDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDefinitionFormDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a27e1ed0aed925b3103d5db81bceb1ad7412699967169a11976ff5cd142e7ff5",
    "metadata": {},
    "name": "useDefinitionFormDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40ffc7ecee0bcd32754d63ecebe6fbd7";

export default node;
