/**
 * @generated SignedSource<<b96983d83025c34dab159c9d3cefa55d>>
 * @relayHash 61b5a001bc367e92382a8fd6084b7239
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93b1f23a1db930ba85920776126154cb5774712f74fd98b0f9083308fdeff04c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsletterPlace = "DEALS" | "FOOTER" | "HOME" | "PRODUCT" | "%future added value";
export type NewsletterVariant = "A" | "B" | "%future added value";
export type NewsletterFormsScreenQuery$variables = Record<PropertyKey, never>;
export type NewsletterFormsScreenQuery$data = {
  readonly a: {
    readonly wording: string;
  };
  readonly b: {
    readonly wording: string;
  };
  readonly edit: {
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_edit">;
  };
  readonly newsletterPlacements: ReadonlyArray<{
    readonly asksName: boolean;
    readonly isOn: boolean;
    readonly place: NewsletterPlace;
    readonly variant: NewsletterVariant;
  }>;
};
export type NewsletterFormsScreenQuery = {
  response: NewsletterFormsScreenQuery$data;
  variables: NewsletterFormsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "NewsletterPlacement",
  "kind": "LinkedField",
  "name": "newsletterPlacements",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asksName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "wording",
    "storageKey": null
  }
],
v3 = {
  "alias": "a",
  "args": [
    {
      "kind": "Literal",
      "name": "variant",
      "value": "A"
    }
  ],
  "concreteType": "NewsletterForm",
  "kind": "LinkedField",
  "name": "newsletterForm",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "newsletterForm(variant:\"A\")"
},
v4 = {
  "alias": "b",
  "args": [
    {
      "kind": "Literal",
      "name": "variant",
      "value": "B"
    }
  ],
  "concreteType": "NewsletterForm",
  "kind": "LinkedField",
  "name": "newsletterForm",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": "newsletterForm(variant:\"B\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewsletterFormsScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": "edit",
        "args": null,
        "concreteType": "SettingsEdit",
        "kind": "LinkedField",
        "name": "newsletterPlacementsEdit",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SettingsForm_edit"
          }
        ],
        "storageKey": null
      },
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewsletterFormsScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": "edit",
        "args": null,
        "concreteType": "SettingsEdit",
        "kind": "LinkedField",
        "name": "newsletterPlacementsEdit",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editedBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "93b1f23a1db930ba85920776126154cb5774712f74fd98b0f9083308fdeff04c",
    "metadata": {},
    "name": "NewsletterFormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa74d3ca40437806588ddae795560e25";

export default node;
