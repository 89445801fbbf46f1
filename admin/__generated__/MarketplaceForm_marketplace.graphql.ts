/**
 * @generated SignedSource<<912dbe906384571513805f306a513101>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketplaceForm_marketplace$data = {
  readonly cartUrlTemplate: string;
  readonly id: string;
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
      "name": "id",
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

(node as any).hash = "bae602e56ba97ab76c608eab94e5c851";

export default node;
