/**
 * @generated SignedSource<<e8be51e1bd18eca8391346e48431cc30>>
 * @relayHash c39c4d15e98e43e8521f17c148a31c0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6462190b97e4c7988bc385add6f5e173b31905c53916c7b4b513ac6e117edf57

import type { ConcreteRequest } from 'relay-runtime';
export type AdminStepUpInput = {
  clientMutationId?: string | null | undefined;
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type StepUpDialogMutation$variables = {
  input: AdminStepUpInput;
};
export type StepUpDialogMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type StepUpDialogMutation = {
  response: StepUpDialogMutation$data;
  variables: StepUpDialogMutation$variables;
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
    "name": "adminStepUp",
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
    "name": "StepUpDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StepUpDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6462190b97e4c7988bc385add6f5e173b31905c53916c7b4b513ac6e117edf57",
    "metadata": {},
    "name": "StepUpDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f9ef0f3b0b6f08f249a7941c45ab2372";

export default node;
