/**
 * @generated SignedSource<<71ee61cdba09ab33b04a5664c52aae43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailabilityRunState = "DONE" | "FAILED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExternalShopPanel_shop$data = {
  readonly country: string;
  readonly databaseId: number;
  readonly handOffs: number;
  readonly host: string;
  readonly listings: ReadonlyArray<{
    readonly checkedAt: string | null | undefined;
    readonly databaseId: number;
    readonly externalId: string;
    readonly isAvailable: boolean | null | undefined;
    readonly isMain: boolean;
    readonly productDatabaseId: number;
    readonly productName: string;
  }>;
  readonly name: string;
  readonly runs: ReadonlyArray<{
    readonly asked: number;
    readonly changed: number;
    readonly databaseId: number;
    readonly heard: number;
    readonly message: string;
    readonly startedAt: string;
    readonly state: AvailabilityRunState;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ShopForm_shop">;
  readonly " $fragmentType": "ExternalShopPanel_shop";
};
export type ExternalShopPanel_shop$key = {
  readonly " $data"?: ExternalShopPanel_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExternalShopPanel_shop">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExternalShopPanel_shop",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handOffs",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShopForm_shop"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminShopListing",
      "kind": "LinkedField",
      "name": "listings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productDatabaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvailabilityRun",
      "kind": "LinkedField",
      "name": "runs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heard",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminExternalShop",
  "abstractKey": null
};
})();

(node as any).hash = "f6203df0cf845efa5c67cb63eb3c301d";

export default node;
