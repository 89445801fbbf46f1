/**
 * @generated SignedSource<<53cd9fd02f12bb83d1e9fadc77b4f47f>>
 * @relayHash be7e4b92f56bb86123f218ae71105c0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fc665d7cefb10cd4c38752ec43f92fce9a6f5d6286cd572f060d66d322bb74f

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
    readonly " $fragmentSpreads": FragmentRefs<"FormEnd_edit">;
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
            "name": "FormEnd_edit"
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
    "id": "3fc665d7cefb10cd4c38752ec43f92fce9a6f5d6286cd572f060d66d322bb74f",
    "metadata": {},
    "name": "NewsletterFormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54862892e1f84e184434d170daff05c0";

export default node;
