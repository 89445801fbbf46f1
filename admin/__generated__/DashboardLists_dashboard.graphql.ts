/**
 * @generated SignedSource<<77a159657f45f981f066b5e38cc21d5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportValueKind = "NONE" | "OTHER" | "UNKNOWN" | "VALUE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DashboardLists_dashboard$data = {
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
  readonly paymentsAtRisk: ReadonlyArray<{
    readonly amount: {
      readonly formatted: string;
    };
    readonly captureBefore: string | null | undefined;
    readonly orderNumber: number;
  }>;
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
  readonly " $fragmentType": "DashboardLists_dashboard";
};
export type DashboardLists_dashboard$key = {
  readonly " $data"?: DashboardLists_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardLists_dashboard">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v4 = {
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
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "joined",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "left",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardLists_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportRow",
      "kind": "LinkedField",
      "name": "topProducts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
            (v4/*:: as any*/)
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
              "name": "orders",
              "storageKey": null
            },
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentAtRisk",
      "kind": "LinkedField",
      "name": "paymentsAtRisk",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "captureBefore",
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
        (v5/*:: as any*/)
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
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SubscriberGrowthPoint",
          "kind": "LinkedField",
          "name": "points",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start",
              "storageKey": null
            },
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/)
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
        (v5/*:: as any*/),
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
  "type": "Dashboard",
  "abstractKey": null
};
})();

(node as any).hash = "6d1ee4f54977baf300dac1b3604b9e58";

export default node;
