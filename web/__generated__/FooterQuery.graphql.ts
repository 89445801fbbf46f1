/**
 * @generated SignedSource<<a68cbe3099b7481b08b50a25b73486a3>>
 * @relayHash 9673569ecdf5d4ec9e55ac00025c5b11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c3d58a02e81d9129f679cd4ad61c71253a6fa9e5587a66e8f8a18bdfb47d6e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly __typename: "NewsletterForm";
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    }
  ],
  "storageKey": "newsletterFormAt(place:\"HOME\")"
},
v7 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": "PRODUCT"
  }
],
v8 = [
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
      (v6/*:: as any*/),
      {
        "alias": "product",
        "args": (v7/*:: as any*/),
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
        "selections": (v8/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"FOOTER\")"
      },
      {
        "alias": "deals",
        "args": (v5/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"DEALS\")"
      },
      (v6/*:: as any*/),
      {
        "alias": "product",
        "args": (v7/*:: as any*/),
        "concreteType": "NewsletterForm",
        "kind": "LinkedField",
        "name": "newsletterFormAt",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "newsletterFormAt(place:\"PRODUCT\")"
      }
    ]
  },
  "params": {
    "id": "5c3d58a02e81d9129f679cd4ad61c71253a6fa9e5587a66e8f8a18bdfb47d6e3",
    "metadata": {},
    "name": "FooterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "883554a7c81c68ec2efe810366ea925c";

export default node;
