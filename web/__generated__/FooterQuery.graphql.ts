/**
 * @generated SignedSource<<fd387c6ca4b971a1e33bc3f753ec3fb3>>
 * @relayHash ff48c78a27f8aa906b565e75f4a823e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8aacccd0255be0ed245cff6f6be686126a5c12f180c2ed72845204ad18ded081

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FooterQuery$variables = Record<PropertyKey, never>;
export type FooterQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly newsletterFormAt: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsletterForm_form">;
  } | null | undefined;
};
export type FooterQuery = {
  response: FooterQuery$data;
  variables: FooterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": "FOOTER"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FooterQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewsletterForm_form"
          }
        ],
        "storageKey": "newsletterFormAt(place:\"FOOTER\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FooterQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasConsentBox",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wording",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wordingVersion",
            "storageKey": null
          }
        ],
        "storageKey": "newsletterFormAt(place:\"FOOTER\")"
      }
    ]
  },
  "params": {
    "id": "8aacccd0255be0ed245cff6f6be686126a5c12f180c2ed72845204ad18ded081",
    "metadata": {},
    "name": "FooterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2157f4d58c9f971a8ddd8a0364ab317";

export default node;
