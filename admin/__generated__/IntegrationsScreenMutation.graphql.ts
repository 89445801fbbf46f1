/**
 * @generated SignedSource<<b2f87845f0c27008e11be01a7fc6471a>>
 * @relayHash 18297babb4af5eec9797e67f10d252df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a820751a51ec6af9b781228a3ca38f283f6f4c717399f3d48709d008343b6f4d

import type { ConcreteRequest } from 'relay-runtime';
export type ChooseIntegrationsInput = {
  clientMutationId?: string | null | undefined;
  databaseIds: ReadonlyArray<number>;
};
export type IntegrationsScreenMutation$variables = {
  input: ChooseIntegrationsInput;
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
    "name": "chooseIntegrations",
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
    "id": "a820751a51ec6af9b781228a3ca38f283f6f4c717399f3d48709d008343b6f4d",
    "metadata": {},
    "name": "IntegrationsScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10225121a856792cc960047709c177c0";

export default node;
