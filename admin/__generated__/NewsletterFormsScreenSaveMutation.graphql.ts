/**
 * @generated SignedSource<<0d9b98b3eee59d3c93f7ba93b416f94d>>
 * @relayHash 1df437bd4657841b7de11eaa58eb3010
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e10e4941a6795e78b0f99fd97cd68a885ee3cd4defa5147de365b7d1ce4af4f

import type { ConcreteRequest } from 'relay-runtime';
export type NewsletterPlace = "DEALS" | "FOOTER" | "HOME" | "PRODUCT" | "%future added value";
export type NewsletterVariant = "A" | "B" | "%future added value";
export type UpdateNewsletterPlacementsInput = {
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
  input: UpdateNewsletterPlacementsInput;
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
    "name": "updateNewsletterPlacements",
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
        "type": "UpdateNewsletterPlacementsPayload",
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
    "id": "4e10e4941a6795e78b0f99fd97cd68a885ee3cd4defa5147de365b7d1ce4af4f",
    "metadata": {},
    "name": "NewsletterFormsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cabaae1ce807b51a77356a18c556933";

export default node;
