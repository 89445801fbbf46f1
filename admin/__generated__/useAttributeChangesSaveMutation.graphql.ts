/**
 * @generated SignedSource<<0e691813a2e72f877d79ca756534efc1>>
 * @relayHash 98d15cbdf46030a298d6e10692017e7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bdb31e24949defa2fce98c8236225d3bfef610940067faead95be45a62c3981

import type { ConcreteRequest } from 'relay-runtime';
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
export type ComparisonDirection = "HIGHER_IS_BETTER" | "LOWER_IS_BETTER" | "NONE" | "%future added value";
export type SaveAttributeInput = {
  databaseId: number;
  direction?: ComparisonDirection | null | undefined;
  heading?: string | null | undefined;
  isFacet?: boolean | null | undefined;
  kind?: AttributeKind | null | undefined;
  name?: string | null | undefined;
  terms?: ReadonlyArray<AdminTermInput> | null | undefined;
  unit?: string | null | undefined;
};
export type AdminTermInput = {
  databaseId?: number | null | undefined;
  label: string;
  swatch?: string | null | undefined;
};
export type useAttributeChangesSaveMutation$variables = {
  input: SaveAttributeInput;
};
export type useAttributeChangesSaveMutation$data = {
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
export type useAttributeChangesSaveMutation = {
  response: useAttributeChangesSaveMutation$data;
  variables: useAttributeChangesSaveMutation$variables;
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
    "name": "saveAttribute",
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
    "name": "useAttributeChangesSaveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttributeChangesSaveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8bdb31e24949defa2fce98c8236225d3bfef610940067faead95be45a62c3981",
    "metadata": {},
    "name": "useAttributeChangesSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08e40e9dd3c06feeb40b35b7b70a86e8";

export default node;
