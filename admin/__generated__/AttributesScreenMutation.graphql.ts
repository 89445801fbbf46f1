/**
 * @generated SignedSource<<6927298989d2eeaa70d8b9cec5c1bc93>>
 * @relayHash 2d651a8703cb1e011352d1ca4663d6ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23bfa691e52a47896db43703bd2ddfe41416b015a325fc84db96c7a33dbca927

import type { ConcreteRequest } from 'relay-runtime';
export type MoveAttributeInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  position: number;
};
export type AttributesScreenMutation$variables = {
  input: MoveAttributeInput;
};
export type AttributesScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type AttributesScreenMutation = {
  response: AttributesScreenMutation$data;
  variables: AttributesScreenMutation$variables;
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
    "name": "moveAttribute",
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
    "name": "AttributesScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttributesScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "23bfa691e52a47896db43703bd2ddfe41416b015a325fc84db96c7a33dbca927",
    "metadata": {},
    "name": "AttributesScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6394c4ad79e39a3276fe98bde20b1a5";

export default node;
