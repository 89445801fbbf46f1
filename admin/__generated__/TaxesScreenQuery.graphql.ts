/**
 * @generated SignedSource<<74b898894db1ca38d53357c0243d7c18>>
 * @relayHash dc6696c862a78537154a941415113721
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6862ad20fd538412548c81d08989aeaba98895ae8c44f093af83b8ca55823e15

import type { ConcreteRequest } from 'relay-runtime';
export type TaxesScreenQuery$variables = Record<PropertyKey, never>;
export type TaxesScreenQuery$data = {
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
var v0 = [
  {
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
    "name": "TaxesScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TaxesScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6862ad20fd538412548c81d08989aeaba98895ae8c44f093af83b8ca55823e15",
    "metadata": {},
    "name": "TaxesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e322d4207787d00575ff090a4259bb22";

export default node;
