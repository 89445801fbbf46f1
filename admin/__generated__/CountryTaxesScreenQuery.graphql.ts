/**
 * @generated SignedSource<<6ed660bc5c64000e9728195b2e849bc7>>
 * @relayHash 8cdee7b916c7a1a96c3b0b3317ab1ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e948ab8472b4b9b4ae3d0cec8f86e8fd73b3d12aa31d63ffc7d004c921773bf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountryTaxesScreenQuery$variables = {
  country: string;
};
export type CountryTaxesScreenQuery$data = {
  readonly adminTaxProvider: {
    readonly " $fragmentSpreads": FragmentRefs<"TaxProviderNotice_provider">;
  };
  readonly countryTaxes: {
    readonly country: {
      readonly code: string;
      readonly name: string;
    };
    readonly reducedBasisPoints: number;
    readonly standardBasisPoints: number;
    readonly version: number;
  } | null | undefined;
};
export type CountryTaxesScreenQuery = {
  response: CountryTaxesScreenQuery$data;
  variables: CountryTaxesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "country"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "country",
      "variableName": "country"
    }
  ],
  "concreteType": "CountryTaxes",
  "kind": "LinkedField",
  "name": "countryTaxes",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CountryTaxesScreenQuery",
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
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CountryTaxesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AdminTaxProvider",
        "kind": "LinkedField",
        "name": "adminTaxProvider",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "2e948ab8472b4b9b4ae3d0cec8f86e8fd73b3d12aa31d63ffc7d004c921773bf",
    "metadata": {},
    "name": "CountryTaxesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "df306de1330cf6f87a3736bc03f827f9";

export default node;
