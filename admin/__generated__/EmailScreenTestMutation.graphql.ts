/**
 * @generated SignedSource<<13834f6a0422a9a6c2c0775d73e94f06>>
 * @relayHash fafab90c35c571687c9d504685a6d919
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cded5ccf65d8d682acf6ae9e3f54d26e52acef0d89b6236796c203f25185f7b6

import type { ConcreteRequest } from 'relay-runtime';
export type SendTestEmailInput = {
  clientMutationId?: string | null | undefined;
  kind: string;
};
export type EmailScreenTestMutation$variables = {
  input: SendTestEmailInput;
};
export type EmailScreenTestMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly to?: string;
  };
};
export type EmailScreenTestMutation = {
  response: EmailScreenTestMutation$data;
  variables: EmailScreenTestMutation$variables;
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
    "name": "sendTestEmail",
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
            "name": "to",
            "storageKey": null
          }
        ],
        "type": "SendTestEmailPayload",
        "abstractKey": null
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
    "name": "EmailScreenTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailScreenTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cded5ccf65d8d682acf6ae9e3f54d26e52acef0d89b6236796c203f25185f7b6",
    "metadata": {},
    "name": "EmailScreenTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6401811606338d698ac54b1b1dc9b8cc";

export default node;
