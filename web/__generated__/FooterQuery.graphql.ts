/**
 * @generated SignedSource<<508652ba57c93e1ad83efeb1c198b9c4>>
 * @relayHash d869048cc3291870c3a821f1e0410aa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9a70e15b1daa8a1b4aca6b2095a3b0149f946f44b56600b1b76eb9c28dd5d02

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FooterQuery$variables = Record<PropertyKey, never>;
export type FooterQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly deals: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsletterForm_form">;
  } | null | undefined;
  readonly footer: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsletterForm_form">;
  } | null | undefined;
  readonly product: {
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
],
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "NewsletterForm_form"
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": "DEALS"
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": "PRODUCT"
  }
],
v5 = [
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
        "alias": "footer",
        "args": (v1/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"FOOTER\")"
      },
      {
        "alias": "deals",
        "args": (v3/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"DEALS\")"
      },
      {
        "alias": "product",
        "args": (v4/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"PRODUCT\")"
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
        "alias": "footer",
        "args": (v1/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"FOOTER\")"
      },
      {
        "alias": "deals",
        "args": (v3/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"DEALS\")"
      },
      {
        "alias": "product",
        "args": (v4/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v5/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"PRODUCT\")"
      }
    ]
  },
  "params": {
    "id": "a9a70e15b1daa8a1b4aca6b2095a3b0149f946f44b56600b1b76eb9c28dd5d02",
    "metadata": {},
    "name": "FooterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a0ec9e269acb7d5ebfd95413c3d812f";

export default node;
