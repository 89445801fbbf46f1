/**
 * @generated SignedSource<<f17e89922e9ce1dd8ccc21a9c845931a>>
 * @relayHash dd3619623fed7192d74231d541e8a42b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 029a87abc128e0c2e440516157a2571ae958e9c221c2b22eface8e7451f3aca7

import type { ConcreteRequest } from 'relay-runtime';
export type AttributeKind = "BOOLEAN" | "LIST" | "NUMBER" | "TEXT" | "%future added value";
export type ComparisonDirection = "HIGHER_IS_BETTER" | "LOWER_IS_BETTER" | "NONE" | "%future added value";
export type CreateAttributeInput = {
  clientMutationId?: string | null | undefined;
  direction?: ComparisonDirection | null | undefined;
  heading?: string | null | undefined;
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
export type useAttributeFormCreateMutation$variables = {
  input: CreateAttributeInput;
  isDryRun?: boolean | null | undefined;
};
export type useAttributeFormCreateMutation$data = {
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
export type useAttributeFormCreateMutation = {
  response: useAttributeFormCreateMutation$data;
  variables: useAttributeFormCreateMutation$variables;
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
    "name": "createAttribute",
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
    "name": "useAttributeFormCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAttributeFormCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "029a87abc128e0c2e440516157a2571ae958e9c221c2b22eface8e7451f3aca7",
    "metadata": {},
    "name": "useAttributeFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "54422919a9dffb4d33a173e0c1feffe6";

export default node;
