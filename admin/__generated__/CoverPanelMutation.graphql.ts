/**
 * @generated SignedSource<<0a01971679d30343aac10bf371a8dafc>>
 * @relayHash c3bdf64e64a89e7bf3bb231495ece79d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a13f93ba079c25110a79378ce3e4573211e0af9e4399931f4744dae120a9de7d

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveOfferCoverInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type CoverPanelMutation$variables = {
  input: RemoveOfferCoverInput;
};
export type CoverPanelMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type CoverPanelMutation = {
  response: CoverPanelMutation$data;
  variables: CoverPanelMutation$variables;
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
    "name": "removeOfferCover",
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
    "name": "CoverPanelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CoverPanelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a13f93ba079c25110a79378ce3e4573211e0af9e4399931f4744dae120a9de7d",
    "metadata": {},
    "name": "CoverPanelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7acf308bde58f55007ab3369a3e5d603";

export default node;
