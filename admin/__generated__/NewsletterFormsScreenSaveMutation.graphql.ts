/**
 * @generated SignedSource<<40f4aa0eaa620ea012a11da4cf930cde>>
 * @relayHash 851fac43340f1d5ce6e609e6e3bceb74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68ef56a9c94d2a9eb89f890a24f981d2b0fd3337012db27b1a2ce52f07789e29

import type { ConcreteRequest } from 'relay-runtime';
export type NewsletterPlace = "DEALS" | "FOOTER" | "HOME" | "PRODUCT" | "%future added value";
export type NewsletterVariant = "A" | "B" | "%future added value";
export type SaveNewsletterPlacementsInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  placements: ReadonlyArray<SetNewsletterPlacementInput>;
};
export type SetNewsletterPlacementInput = {
  asksName: boolean;
  clientMutationId?: string | null | undefined;
  isOn: boolean;
  place: NewsletterPlace;
  variant: NewsletterVariant;
};
export type NewsletterFormsScreenSaveMutation$variables = {
  input: SaveNewsletterPlacementsInput;
  isDryRun?: boolean | null | undefined;
};
export type NewsletterFormsScreenSaveMutation$data = {
  readonly result: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly version?: number;
  };
};
export type NewsletterFormsScreenSaveMutation = {
  response: NewsletterFormsScreenSaveMutation$data;
  variables: NewsletterFormsScreenSaveMutation$variables;
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
v1 = [
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
    "name": "saveNewsletterPlacements",
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
            "name": "version",
            "storageKey": null
          }
        ],
        "type": "SaveNewsletterPlacementsPayload",
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
    "name": "NewsletterFormsScreenSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewsletterFormsScreenSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "68ef56a9c94d2a9eb89f890a24f981d2b0fd3337012db27b1a2ce52f07789e29",
    "metadata": {},
    "name": "NewsletterFormsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b94fb9ee5b31322594f6db38629bbece";

export default node;
