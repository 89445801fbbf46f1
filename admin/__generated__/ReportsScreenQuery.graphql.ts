/**
 * @generated SignedSource<<4007630d2a05a1a3f4dced8543aa5582>>
 * @relayHash b1fcb9b67fc38b78d71548da209bee60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79f9081729892d7e65b1b39dc6220b26c92b50f755d5e2d2e59bf36c43073d6f

import type { ConcreteRequest } from 'relay-runtime';
export type ReportDimension = "CAMPAIGN" | "COUPON" | "DEAL" | "MEDIUM" | "PRODUCT" | "SOURCE" | "SOURCE_TYPE" | "TOTAL" | "%future added value";
export type ReportTouch = "FIRST" | "LAST" | "%future added value";
export type ReportValueKind = "NONE" | "OTHER" | "UNKNOWN" | "VALUE" | "%future added value";
export type ReportPeriod = {
  from: string;
  to: string;
};
export type ReportsScreenQuery$variables = {
  dimension: ReportDimension;
  period: ReportPeriod;
  touch?: ReportTouch | null | undefined;
};
export type ReportsScreenQuery$data = {
  readonly report: {
    readonly addsUp: boolean;
    readonly period: {
      readonly from: string;
      readonly to: string;
    };
    readonly rows: ReadonlyArray<{
      readonly before: {
        readonly revenue: {
          readonly formatted: string;
        };
      };
      readonly figures: {
        readonly averageOrder: {
          readonly formatted: string;
        } | null | undefined;
        readonly conversion: number | null | undefined;
        readonly net: {
          readonly formatted: string;
        } | null | undefined;
        readonly orders: number;
        readonly refunded: {
          readonly formatted: string;
        } | null | undefined;
        readonly revenue: {
          readonly amount: number;
          readonly formatted: string;
        };
        readonly visits: number;
      };
      readonly kind: ReportValueKind;
      readonly label: string;
      readonly share: number | null | undefined;
      readonly value: string;
    }>;
    readonly totals: {
      readonly awaiting: {
        readonly formatted: string;
      };
      readonly awaitingOrders: number;
      readonly net: {
        readonly formatted: string;
      } | null | undefined;
      readonly orders: number;
      readonly refunded: {
        readonly formatted: string;
      } | null | undefined;
      readonly revenue: {
        readonly formatted: string;
      };
      readonly visits: number;
    };
    readonly waitingDays: number;
  };
};
export type ReportsScreenQuery = {
  response: ReportsScreenQuery$data;
  variables: ReportsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dimension"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "touch"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visits",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "revenue",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "refunded",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "net",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dimension",
        "variableName": "dimension"
      },
      {
        "kind": "Literal",
        "name": "lines",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "period",
        "variableName": "period"
      },
      {
        "kind": "Variable",
        "name": "touch",
        "variableName": "touch"
      }
    ],
    "concreteType": "Report",
    "kind": "LinkedField",
    "name": "report",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportDays",
        "kind": "LinkedField",
        "name": "period",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "to",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "addsUp",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitingDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportFigures",
        "kind": "LinkedField",
        "name": "totals",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "awaitingOrders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "awaiting",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "share",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "conversion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "revenue",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "averageOrder",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportFigures",
            "kind": "LinkedField",
            "name": "before",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportsScreenQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReportsScreenQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "79f9081729892d7e65b1b39dc6220b26c92b50f755d5e2d2e59bf36c43073d6f",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "08c1c8cd93ab71942f54d7497fe9c38d";

export default node;
