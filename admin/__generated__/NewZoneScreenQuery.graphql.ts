/**
 * @generated SignedSource<<dfb5448bedac3a02934af5c2aa5a0cbf>>
 * @relayHash dfc54783c9a07013c567d9d6428750d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db5f80d05fefddd739d10fb01fc0655c628391e3a78e0f708b04cbc3abb2eba3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewZoneScreenQuery$variables = Record<PropertyKey, never>;
export type NewZoneScreenQuery$data = {
  readonly knownCountries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ZoneEditor_countries">;
  }>;
};
export type NewZoneScreenQuery = {
  response: NewZoneScreenQuery$data;
  variables: NewZoneScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewZoneScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "knownCountries",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ZoneEditor_countries"
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
    "name": "NewZoneScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "knownCountries",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db5f80d05fefddd739d10fb01fc0655c628391e3a78e0f708b04cbc3abb2eba3",
    "metadata": {},
    "name": "NewZoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "21a1de112944b1b700dc621dfac68a77";

export default node;
