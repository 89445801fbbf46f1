/**
 * @generated SignedSource<<4341010998429522a3a493dc5705e05c>>
 * @relayHash d7279e535509c51048774a4153773efe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 273326e90450d02c1a41a24eda78597cb640e2b4158cc0aad105f5eda1e53a14

import type { ConcreteRequest } from 'relay-runtime';
export type ReportGrain = "DAY" | "MONTH" | "%future added value";
export type ReportValueKind = "NONE" | "OTHER" | "UNKNOWN" | "VALUE" | "%future added value";
export type ReportPeriod = {
  from: string;
  to: string;
};
export type DashboardScreenQuery$variables = {
  period: ReportPeriod;
};
export type DashboardScreenQuery$data = {
  readonly dashboard: {
    readonly hottestDeals: ReadonlyArray<{
      readonly clicks: number;
      readonly offerDatabaseId: number;
      readonly score: number;
      readonly title: string;
      readonly url: string;
    }>;
    readonly lowStock: ReadonlyArray<{
      readonly name: string;
      readonly sku: string | null | undefined;
      readonly stock: number;
      readonly url: string;
    }>;
    readonly period: {
      readonly from: string;
      readonly to: string;
    };
    readonly previous: {
      readonly from: string;
      readonly to: string;
    };
    readonly series: {
      readonly grain: ReportGrain;
      readonly points: ReadonlyArray<{
        readonly figures: {
          readonly orders: number;
          readonly revenue: {
            readonly amount: number;
          };
        };
        readonly start: string;
      }>;
    };
    readonly seriesBefore: {
      readonly points: ReadonlyArray<{
        readonly figures: {
          readonly orders: number;
          readonly revenue: {
            readonly amount: number;
          };
        };
        readonly start: string;
      }>;
    };
    readonly sources: ReadonlyArray<{
      readonly figures: {
        readonly orders: number;
        readonly revenue: {
          readonly amount: number;
          readonly formatted: string;
        };
      };
      readonly kind: ReportValueKind;
      readonly label: string;
      readonly value: string;
    }>;
    readonly subscribers: {
      readonly joined: number;
      readonly left: number;
      readonly points: ReadonlyArray<{
        readonly joined: number;
        readonly left: number;
        readonly start: string;
        readonly total: number;
      }>;
      readonly total: number;
    };
    readonly topProducts: ReadonlyArray<{
      readonly figures: {
        readonly revenue: {
          readonly amount: number;
          readonly formatted: string;
        };
        readonly units: number;
      };
      readonly kind: ReportValueKind;
      readonly label: string;
      readonly value: string;
    }>;
    readonly totals: {
      readonly averageOrder: {
        readonly amount: number;
        readonly formatted: string;
      } | null | undefined;
      readonly awaiting: {
        readonly formatted: string;
      };
      readonly awaitingOrders: number;
      readonly conversion: number | null | undefined;
      readonly net: {
        readonly amount: number;
        readonly formatted: string;
      } | null | undefined;
      readonly orders: number;
      readonly refunded: {
        readonly amount: number;
        readonly formatted: string;
      } | null | undefined;
      readonly revenue: {
        readonly amount: number;
        readonly currencyCode: string;
      };
      readonly visits: number;
    };
    readonly totalsBefore: {
      readonly averageOrder: {
        readonly amount: number;
      } | null | undefined;
      readonly conversion: number | null | undefined;
      readonly net: {
        readonly amount: number;
      } | null | undefined;
      readonly orders: number;
    };
    readonly waitingDays: number;
  };
};
export type DashboardScreenQuery = {
  response: DashboardScreenQuery$data;
  variables: DashboardScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversion",
  "storageKey": null
},
v7 = [
  (v3/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "start",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportPoint",
  "kind": "LinkedField",
  "name": "points",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneySum",
          "kind": "LinkedField",
          "name": "revenue",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "MoneySum",
  "kind": "LinkedField",
  "name": "revenue",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "joined",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "left",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v18 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "period",
        "variableName": "period"
      }
    ],
    "concreteType": "Dashboard",
    "kind": "LinkedField",
    "name": "dashboard",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportDays",
        "kind": "LinkedField",
        "name": "period",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportDays",
        "kind": "LinkedField",
        "name": "previous",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MoneySum",
            "kind": "LinkedField",
            "name": "revenue",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currencyCode",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MoneySum",
            "kind": "LinkedField",
            "name": "refunded",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MoneySum",
            "kind": "LinkedField",
            "name": "net",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MoneySum",
            "kind": "LinkedField",
            "name": "averageOrder",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
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
            "concreteType": "MoneySum",
            "kind": "LinkedField",
            "name": "awaiting",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visits",
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportFigures",
        "kind": "LinkedField",
        "name": "totalsBefore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MoneySum",
            "kind": "LinkedField",
            "name": "net",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MoneySum",
            "kind": "LinkedField",
            "name": "averageOrder",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportSeries",
        "kind": "LinkedField",
        "name": "series",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "grain",
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportSeries",
        "kind": "LinkedField",
        "name": "seriesBefore",
        "plural": false,
        "selections": [
          (v9/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportRow",
        "kind": "LinkedField",
        "name": "topProducts",
        "plural": true,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "units",
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportRow",
        "kind": "LinkedField",
        "name": "sources",
        "plural": true,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LowStockProduct",
        "kind": "LinkedField",
        "name": "lowStock",
        "plural": true,
        "selections": [
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
            "name": "sku",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stock",
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SubscriberGrowth",
        "kind": "LinkedField",
        "name": "subscribers",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SubscriberGrowthPoint",
            "kind": "LinkedField",
            "name": "points",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HotOffer",
        "kind": "LinkedField",
        "name": "hottestDeals",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offerDatabaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "score",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clicks",
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
    "name": "DashboardScreenQuery",
    "selections": (v18/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DashboardScreenQuery",
    "selections": (v18/*:: as any*/)
  },
  "params": {
    "id": "273326e90450d02c1a41a24eda78597cb640e2b4158cc0aad105f5eda1e53a14",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "72a34dd7ba7139d4b33c1a4a7a93f5a4";

export default node;
