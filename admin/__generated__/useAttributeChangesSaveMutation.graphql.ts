/**
 * @generated SignedSource<<3d0d62d65c7628e277d6232f59fc7577>>
 * @relayHash 0f9ca0d0d56751763cf0da73c577e68a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a29b941896ad7d0af7f923bf451707f97bd1747dd52bca748d159abb87b00701

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
  isDryRun?: boolean | null | undefined;
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
    "id": "a29b941896ad7d0af7f923bf451707f97bd1747dd52bca748d159abb87b00701",
    "metadata": {},
    "name": "useAttributeChangesSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c58f17d6c356a7e7f438722e6ed008d4";

export default node;
