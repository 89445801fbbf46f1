/**
 * @generated SignedSource<<bd47b2a3ae3d3877b08a52427d3379c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketplaceForm_marketplace$data = {
  readonly cartUrlTemplate: string;
  readonly databaseId: number;
  readonly lineTemplate: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "MarketplaceForm_marketplace";
};
export type MarketplaceForm_marketplace$key = {
  readonly " $data"?: MarketplaceForm_marketplace$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketplaceForm_marketplace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketplaceForm_marketplace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "name": "cartUrlTemplate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineTemplate",
      "storageKey": null
    }
  ],
  "type": "StaffMarketplace",
  "abstractKey": null
};

(node as any).hash = "fa96f5477b3dd4c9f6270152ae35ee85";

export default node;
