/**
 * @generated SignedSource<<1bdb472e4e0bdd713ea9160290b94d3e>>
 * @relayHash 94b451cf49c905f26e3c1d91f3a5fb1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32b3bedc2fbd2f89de4c473f1124c31f07367b1b63953dced94aaed4dea01342

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LateSuggestionsQuery$variables = Record<PropertyKey, never>;
export type LateSuggestionsQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EmptyStateSuggestions_category">;
  }>;
};
export type LateSuggestionsQuery = {
  response: LateSuggestionsQuery$data;
  variables: LateSuggestionsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LateSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmptyStateSuggestions_category"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LateSuggestionsQuery",
    "selections": [
      {
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "32b3bedc2fbd2f89de4c473f1124c31f07367b1b63953dced94aaed4dea01342",
    "metadata": {},
    "name": "LateSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "003f3e7af4b2273cd22ddfbdd152afc1";

export default node;
