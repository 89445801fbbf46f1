/**
 * @generated SignedSource<<7f9b9130f67696b47809d50b669bf22a>>
 * @relayHash 16db9fe890a09ddffe0d960646fc6fb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a1f88809fd0a35a5f2aae6d1872880ad7505fd2082c5428991a8f22717a2c4b

import type { ConcreteRequest } from 'relay-runtime';
export type NewsletterPlace = "DEALS" | "FOOTER" | "HOME" | "PRODUCT" | "%future added value";
export type NewsletterVariant = "A" | "B" | "%future added value";
export type SaveNewsletterPlacementsInput = {
  expectedVersion: number;
  placements: ReadonlyArray<SetNewsletterPlacementInput>;
};
export type SetNewsletterPlacementInput = {
  asksName: boolean;
  isOn: boolean;
  place: NewsletterPlace;
  variant: NewsletterVariant;
};
export type NewsletterFormsScreenSaveMutation$variables = {
  input: SaveNewsletterPlacementsInput;
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
    "id": "2a1f88809fd0a35a5f2aae6d1872880ad7505fd2082c5428991a8f22717a2c4b",
    "metadata": {},
    "name": "NewsletterFormsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e7b3b370a0f191f46dd71ae227637d0";

export default node;
