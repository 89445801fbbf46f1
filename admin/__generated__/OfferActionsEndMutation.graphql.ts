/**
 * @generated SignedSource<<aa22e497564d9589274a6dee3e41af16>>
 * @relayHash 4747137ccb95d86482517193434ed418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d4c2ea1d3f65e3d684203224e5d89d97c1cc8f5c085a582560983e4ad2b94e2

import type { ConcreteRequest } from 'relay-runtime';
export type EndOfferInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  id: string;
};
export type OfferActionsEndMutation$variables = {
  input: EndOfferInput;
};
export type OfferActionsEndMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type OfferActionsEndMutation = {
  response: OfferActionsEndMutation$data;
  variables: OfferActionsEndMutation$variables;
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
    "name": "endOffer",
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
    "name": "OfferActionsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OfferActionsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1d4c2ea1d3f65e3d684203224e5d89d97c1cc8f5c085a582560983e4ad2b94e2",
    "metadata": {},
    "name": "OfferActionsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ede99864f0c95f3134a4ac8dde4897de";

export default node;
