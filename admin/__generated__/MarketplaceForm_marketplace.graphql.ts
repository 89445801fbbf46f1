/**
 * @generated SignedSource<<ecbbb4f6dda25801ff19f087ac221ad9>>
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
  "type": "AdminMarketplace",
  "abstractKey": null
};

(node as any).hash = "09da550455546e4957e4bc5b90c3c4fd";

export default node;
