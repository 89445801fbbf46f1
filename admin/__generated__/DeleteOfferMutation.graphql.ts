/**
 * @generated SignedSource<<19bedb27ad4d3ff94eb2d6cf7027ec9e>>
 * @relayHash c16b48f01e420d65e35ac089e0d35b94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e404a8f01839db9ca5e47f27446bfdc59c065e648544d697a411d439a397dc7

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteOfferInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  id: string;
};
export type DeleteOfferMutation$variables = {
  input: DeleteOfferInput;
};
export type DeleteOfferMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type DeleteOfferMutation = {
  response: DeleteOfferMutation$data;
  variables: DeleteOfferMutation$variables;
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
    "name": "deleteOffer",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "name": "DeleteOfferMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteOfferMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e404a8f01839db9ca5e47f27446bfdc59c065e648544d697a411d439a397dc7",
    "metadata": {},
    "name": "DeleteOfferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88b902c7282ab9bccc342976f2a74861";

export default node;
