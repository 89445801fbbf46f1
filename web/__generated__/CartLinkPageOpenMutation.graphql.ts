/**
 * @generated SignedSource<<dc41ada0ab22a08a9e42ee5f11eff861>>
 * @relayHash d1819e88102b8fc434b67e348270e122
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abbacb9e866ed1262e122680c2824c091ba1c217559270fc91ec23c27456d7b8

import type { ConcreteRequest } from 'relay-runtime';
export type OpenCartLinkInput = {
  clientMutationId?: string | null | undefined;
  key: string;
};
export type CartLinkPageOpenMutation$variables = {
  input: OpenCartLinkInput;
};
export type CartLinkPageOpenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly message?: string;
  };
};
export type CartLinkPageOpenMutation = {
  response: CartLinkPageOpenMutation$data;
  variables: CartLinkPageOpenMutation$variables;
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
    "name": "openCartLink",
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
    "name": "CartLinkPageOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartLinkPageOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "abbacb9e866ed1262e122680c2824c091ba1c217559270fc91ec23c27456d7b8",
    "metadata": {},
    "name": "CartLinkPageOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "040f22877734f477c919a06565d8c586";

export default node;
