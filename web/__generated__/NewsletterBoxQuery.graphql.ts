/**
 * @generated SignedSource<<3770f06d7f0adb643e74c70588f4ff54>>
 * @relayHash 15e880d8b55a91e898b23b59389610f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ade08d3e188ee9f99803f023b3f0a5aacbe96f2a867fdfecb44543cc43a2378d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsletterPlace = "DEALS" | "FOOTER" | "HOME" | "PRODUCT" | "%future added value";
export type NewsletterBoxQuery$variables = {
  place: NewsletterPlace;
};
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "place"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "place",
    "variableName": "place"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewsletterBoxQuery",
    "selections": [
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
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewsletterBoxQuery",
    "selections": [
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ade08d3e188ee9f99803f023b3f0a5aacbe96f2a867fdfecb44543cc43a2378d",
    "metadata": {},
    "name": "NewsletterBoxQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "80e1d2bc5cdc90ec102180be94799e26";

export default node;
