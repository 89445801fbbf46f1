/**
 * @generated SignedSource<<ff17d1e6e2aad3b96ea1b03a5d833878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentAnswer = "DENIED" | "GRANTED" | "UNANSWERED" | "%future added value";
export type globalsQuery$variables = Record<PropertyKey, never>;
export type globalsQuery$data = {
  readonly attributionSettings: {
    readonly allowTracking: boolean;
    readonly sessionMinutes: number;
    readonly trackingMonths: number;
  };
  readonly cookieConsent: {
    readonly answer: ConsentAnswer;
  };
  readonly shopSettings: {
    readonly cartRedirectAfterAdd: boolean;
  };
};
export type globalsQuery = {
  response: globalsQuery$data;
  variables: globalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShopSettings",
    "kind": "LinkedField",
    "name": "shopSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cartRedirectAfterAdd",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AttributionSettings",
    "kind": "LinkedField",
    "name": "attributionSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allowTracking",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "trackingMonths",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sessionMinutes",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CookieConsent",
    "kind": "LinkedField",
    "name": "cookieConsent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "answer",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "globalsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "globalsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "4c4b214122c2cb84e07e5617e34161a5",
    "id": null,
    "metadata": {},
    "name": "globalsQuery",
    "operationKind": "query",
    "text": "query globalsQuery {\n  shopSettings {\n    cartRedirectAfterAdd\n  }\n  attributionSettings {\n    allowTracking\n    trackingMonths\n    sessionMinutes\n  }\n  cookieConsent {\n    answer\n  }\n}\n"
  }
};
})();

(node as any).hash = "97c221605f82895aeb940bc4f9dc5c8b";

export default node;
