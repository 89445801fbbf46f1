/**
 * @generated SignedSource<<029ad48e5488a487de0ff9b26edc5618>>
 * @relayHash 25d00d1ae0df607a90296dbecd1ee707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fe50be9aac8f5830fc3bb204882b5df7318235b9414df4bf1fbf7f43dea0f1b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaxesScreenQuery$variables = Record<PropertyKey, never>;
export type TaxesScreenQuery$data = {
  readonly adminTaxProvider: {
    readonly " $fragmentSpreads": FragmentRefs<"TaxProviderNotice_provider">;
  };
  readonly taxRates: ReadonlyArray<{
    readonly country: {
      readonly code: string;
      readonly name: string;
    };
    readonly reducedBasisPoints: number;
    readonly standardBasisPoints: number;
  }>;
};
export type TaxesScreenQuery = {
  response: TaxesScreenQuery$data;
  variables: TaxesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "CountryTaxes",
  "kind": "LinkedField",
  "name": "taxRates",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standardBasisPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reducedBasisPoints",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TaxesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTaxProvider",
        "kind": "LinkedField",
        "name": "adminTaxProvider",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TaxProviderNotice_provider"
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TaxesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTaxProvider",
        "kind": "LinkedField",
        "name": "adminTaxProvider",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usesShopRates",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "7fe50be9aac8f5830fc3bb204882b5df7318235b9414df4bf1fbf7f43dea0f1b",
    "metadata": {},
    "name": "TaxesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41f75ea0134c820db124db8c047d2358";

export default node;
