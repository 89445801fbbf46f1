/**
 * @generated SignedSource<<0c3303eb3881b9fde99b565103c4eb03>>
 * @relayHash b5248ab839a8060bda48caaa2de6b28a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 015276d71b17230831de8ca117f84d415931376d20e3bd3d98b79e173d273e72

import type { ConcreteRequest } from 'relay-runtime';
export type VatScope = "DOMESTIC" | "EXPORT" | "OSS" | "%future added value";
export type VatReportScreenQuery$variables = {
  quarter: number;
  year: number;
};
export type VatReportScreenQuery$data = {
  readonly vatReport: {
    readonly quarter: number;
    readonly rows: ReadonlyArray<{
      readonly basisPoints: number;
      readonly correctionOf: string | null | undefined;
      readonly country: {
        readonly code: string;
        readonly name: string;
      };
      readonly documents: number;
      readonly gross: {
        readonly formatted: string;
      };
      readonly net: {
        readonly formatted: string;
      };
      readonly scope: VatScope;
      readonly vat: {
        readonly formatted: string;
      };
    }>;
    readonly year: number;
  };
};
export type VatReportScreenQuery = {
  response: VatReportScreenQuery$data;
  variables: VatReportScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quarter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "quarter",
        "variableName": "quarter"
      },
      {
        "kind": "Variable",
        "name": "year",
        "variableName": "year"
      }
    ],
    "concreteType": "VatReport",
    "kind": "LinkedField",
    "name": "vatReport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "year",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quarter",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VatReportRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scope",
            "storageKey": null
          },
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
            "name": "basisPoints",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "correctionOf",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "documents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "net",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "vat",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "gross",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VatReportScreenQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VatReportScreenQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "015276d71b17230831de8ca117f84d415931376d20e3bd3d98b79e173d273e72",
    "metadata": {},
    "name": "VatReportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3d693c1e520496429785b2cf74c05d2";

export default node;
