/**
 * @generated SignedSource<<6d60f298b47afd56985831cfe02b54ae>>
 * @relayHash 329fbc816929c4a1b18ff115e98cfbca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a71b552b62bdc3588856c540cdbc819a33f69309f646eb9ce240c5c3d19dfd67

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsletterVariant = "A" | "B" | "%future added value";
export type FooterQuery$variables = Record<PropertyKey, never>;
export type FooterQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly checkout: {
    readonly acceptedPaymentMethods: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  };
  readonly deals: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsletterForm_form">;
  } | null | undefined;
  readonly footer: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsletterForm_form">;
  } | null | undefined;
  readonly home: {
    readonly variant: NewsletterVariant;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
    (v0/*:: as any*/),
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Checkout",
  "kind": "LinkedField",
  "name": "checkout",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "acceptedPaymentMethods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": "FOOTER"
  }
],
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "NewsletterForm_form"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": "DEALS"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "variant",
  "storageKey": null
},
v7 = {
  "alias": "home",
  "args": [
    {
      "kind": "Literal",
      "name": "place",
      "value": "HOME"
    }
  ],
  "concreteType": "NewsletterForm",
  "kind": "LinkedField",
  "name": "newsletterFormAt",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": "newsletterFormAt(place:\"HOME\")"
},
v8 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": "PRODUCT"
  }
],
v9 = [
  (v6/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": "footer",
        "args": (v3/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"FOOTER\")"
      },
      {
        "alias": "deals",
        "args": (v5/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"DEALS\")"
      },
      (v7/*:: as any*/),
      {
        "alias": "product",
        "args": (v8/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v4/*:: as any*/),
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": "footer",
        "args": (v3/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"FOOTER\")"
      },
      {
        "alias": "deals",
        "args": (v5/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"DEALS\")"
      },
      (v7/*:: as any*/),
      {
        "alias": "product",
        "args": (v8/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"PRODUCT\")"
      }
    ]
  },
  "params": {
    "id": "a71b552b62bdc3588856c540cdbc819a33f69309f646eb9ce240c5c3d19dfd67",
    "metadata": {},
    "name": "FooterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60d87e3b074a50865dd67c2d20fe0830";

export default node;
