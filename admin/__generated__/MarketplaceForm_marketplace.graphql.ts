/**
 * @generated SignedSource<<96d0917a50681f736c2beb598e3ba39f>>
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

(node as any).hash = "20506db5ed6ad8c475e8818ffe05449f";

export default node;
