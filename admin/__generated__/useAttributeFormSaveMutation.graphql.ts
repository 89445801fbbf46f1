/**
 * @generated SignedSource<<488c93d12bb20b342d2d5a8bdd9062a0>>
 * @relayHash 335c81a0c73ec849ef92042dab8c1294
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8742b03848c62e184167954bcce97e7b792ec05c6ea31763e71908adf45b042c

import type { ConcreteRequest } from 'relay-runtime';
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
export type ComparisonDirection = "HIGHER_IS_BETTER" | "LOWER_IS_BETTER" | "NONE" | "%future added value";
export type UpdateAttributeInput = {
  clientMutationId?: string | null | undefined;
  direction?: ComparisonDirection | null | undefined;
  expectedVersion?: number | null | undefined;
  heading?: string | null | undefined;
  id: string;
  isFacet?: boolean | null | undefined;
  kind?: AttributeKind | null | undefined;
  name?: string | null | undefined;
  terms?: ReadonlyArray<AdminTermInput> | null | undefined;
  unit?: string | null | undefined;
};
export type AdminTermInput = {
  id?: string | null | undefined;
  label: string;
  swatch?: string | null | undefined;
};
export type useAttributeFormSaveMutation$variables = {
  input: UpdateAttributeInput;
  isDryRun?: boolean | null | undefined;
};
export type useAttributeFormSaveMutation$data = {
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
export type useAttributeFormSaveMutation = {
  response: useAttributeFormSaveMutation$data;
  variables: useAttributeFormSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isDryRun"
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
      },
      {
        "kind": "Variable",
        "name": "isDryRun",
        "variableName": "isDryRun"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateAttribute",
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
    "name": "useAttributeFormSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttributeFormSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8742b03848c62e184167954bcce97e7b792ec05c6ea31763e71908adf45b042c",
    "metadata": {},
    "name": "useAttributeFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "194cf020efff911efc5f57d0144079c3";

export default node;
