/**
 * @generated SignedSource<<9b7805ab00000b7fb564f68f2a731a1f>>
 * @relayHash 64f8eeb19d1a00b2a7964871862407db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa13c54179e7ae699a649a629a9bdb56308d4eaad8d1876972402b5e9c463c59

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeEmailInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  password: string;
};
export type ownFormsEmailMutation$variables = {
  input: ChangeEmailInput;
};
export type ownFormsEmailMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type ownFormsEmailMutation = {
  response: ownFormsEmailMutation$data;
  variables: ownFormsEmailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = [
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
    "name": "changeEmail",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInputError",
        "abstractKey": null
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
    "name": "ownFormsEmailMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ownFormsEmailMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "aa13c54179e7ae699a649a629a9bdb56308d4eaad8d1876972402b5e9c463c59",
    "metadata": {},
    "name": "ownFormsEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02c5313506ef964be9cb8170df2c974e";

export default node;
