/**
 * @generated SignedSource<<7a5429e93d765c2023b4ff904bf8eb4d>>
 * @relayHash 75c2fc50eed6f574defc83db4429f961
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7db7aba2e920aa3ccd92bd421d8647cbdb887e57448d6af111999b277cf8f850

import type { ConcreteRequest } from 'relay-runtime';
export type RenameSubscriberInput = {
  clientMutationId?: string | null | undefined;
  key: string;
  name: string;
};
export type linkActionsRenameMutation$variables = {
  input: RenameSubscriberInput;
};
export type linkActionsRenameMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type linkActionsRenameMutation = {
  response: linkActionsRenameMutation$data;
  variables: linkActionsRenameMutation$variables;
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
    "name": "renameSubscriber",
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
    "name": "linkActionsRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "linkActionsRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7db7aba2e920aa3ccd92bd421d8647cbdb887e57448d6af111999b277cf8f850",
    "metadata": {},
    "name": "linkActionsRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "97d23bbab9133005ee03dcc7f414c315";

export default node;
