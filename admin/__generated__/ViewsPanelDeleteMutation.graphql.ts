/**
 * @generated SignedSource<<657fb94fb5c6ea828f8cbfb88e6e773f>>
 * @relayHash cc6abd9223deae8424a20a2e97104ddc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3016778ffd3a79f9af7a8278fdd481a3a1178e549f0bc0e6b644fbc98d1d668

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteListViewInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type ViewsPanelDeleteMutation$variables = {
  input: DeleteListViewInput;
};
export type ViewsPanelDeleteMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type ViewsPanelDeleteMutation = {
  response: ViewsPanelDeleteMutation$data;
  variables: ViewsPanelDeleteMutation$variables;
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
    "name": "deleteListView",
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
    "name": "ViewsPanelDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ViewsPanelDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b3016778ffd3a79f9af7a8278fdd481a3a1178e549f0bc0e6b644fbc98d1d668",
    "metadata": {},
    "name": "ViewsPanelDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef63d95400fcd319d0e0dfde50d1556a";

export default node;
