/**
 * @generated SignedSource<<f49dc66a2a8808319aa74ba1c436f02e>>
 * @relayHash 845fb67942a4dd94d9ec3d733fadf013
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51be6271f8df049b6f7b0f3ccbd662a3c25027c833618ab8a8cf8a3d8ea727d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsletterBoxQuery$variables = Record<PropertyKey, never>;
export type NewsletterBoxQuery$data = {
  readonly newsletterFormAt: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsletterForm_form">;
  } | null | undefined;
};
export type NewsletterBoxQuery = {
  response: NewsletterBoxQuery$data;
  variables: NewsletterBoxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": "HOME"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewsletterBoxQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
        "storageKey": "newsletterFormAt(place:\"HOME\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewsletterBoxQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
        "storageKey": "newsletterFormAt(place:\"HOME\")"
      }
    ]
  },
  "params": {
    "id": "51be6271f8df049b6f7b0f3ccbd662a3c25027c833618ab8a8cf8a3d8ea727d1",
    "metadata": {},
    "name": "NewsletterBoxQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f1e3ef30d05ef4eaee1646d4ca2d85d";

export default node;
