/**
 * @generated SignedSource<<5ecfa148060f78c6024e4f0a2fa4801f>>
 * @relayHash ea92db6778408af75514e5a5d0df46d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e5905f82a362fe888686e3becbfd370fc719d7442a00c3b020501784390a11e

import type { ConcreteRequest } from 'relay-runtime';
export type SetActiveIntegrationsInput = {
  clientMutationId?: string | null | undefined;
  ids: ReadonlyArray<string>;
};
export type IntegrationsScreenMutation$variables = {
  input: SetActiveIntegrationsInput;
};
export type IntegrationsScreenMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type IntegrationsScreenMutation = {
  response: IntegrationsScreenMutation$data;
  variables: IntegrationsScreenMutation$variables;
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
    "name": "setActiveIntegrations",
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
    "name": "IntegrationsScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IntegrationsScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2e5905f82a362fe888686e3becbfd370fc719d7442a00c3b020501784390a11e",
    "metadata": {},
    "name": "IntegrationsScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "99c746494e68604e664ac2888a124029";

export default node;
