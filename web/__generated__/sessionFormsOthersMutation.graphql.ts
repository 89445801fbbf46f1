/**
 * @generated SignedSource<<a80018ba66223df7149276d97618e246>>
 * @relayHash e4df0f06f53c85144aac0932f431d44f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b84654b649dc9fe9399f588493e60f0d6f89d715344b13484423f5f744466bb4

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeOtherSessionsInput = {
  clientMutationId?: string | null | undefined;
};
export type sessionFormsOthersMutation$variables = {
  input: RevokeOtherSessionsInput;
};
export type sessionFormsOthersMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type sessionFormsOthersMutation = {
  response: sessionFormsOthersMutation$data;
  variables: sessionFormsOthersMutation$variables;
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
    "name": "revokeOtherSessions",
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
    "name": "sessionFormsOthersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionFormsOthersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b84654b649dc9fe9399f588493e60f0d6f89d715344b13484423f5f744466bb4",
    "metadata": {},
    "name": "sessionFormsOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c1ad8cd224aed76569860fec431d410";

export default node;
