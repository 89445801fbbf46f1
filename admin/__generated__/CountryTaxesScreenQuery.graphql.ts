/**
 * @generated SignedSource<<e13be3632820bdb912d9ed684407ca2c>>
 * @relayHash 758da108167d261ca301df5c69c1e657
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e91f63ae3c21a8926a41b3f2c36969ebd84a3b1c780014623b25688b0224d90

import type { ConcreteRequest } from 'relay-runtime';
export type CountryTaxesScreenQuery$variables = {
  country: string;
};
export type CountryTaxesScreenQuery$data = {
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
v1 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CountryTaxesScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CountryTaxesScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0e91f63ae3c21a8926a41b3f2c36969ebd84a3b1c780014623b25688b0224d90",
    "metadata": {},
    "name": "CountryTaxesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2262dc2aea72295a1c014d172e6f4989";

export default node;
