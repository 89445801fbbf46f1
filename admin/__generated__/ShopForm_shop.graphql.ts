/**
 * @generated SignedSource<<e3208452e9e96eee4b10760aed85fd25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailabilitySource = "FILE" | "HTTP" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShopForm_shop$data = {
  readonly country: string;
  readonly host: string;
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly source: AvailabilitySource;
  readonly sourceAddress: string;
  readonly tag: string;
  readonly version: number;
  readonly " $fragmentType": "ShopForm_shop";
};
export type ShopForm_shop$key = {
  readonly " $data"?: ShopForm_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopForm_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopForm_shop",
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
      "name": "tag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceAddress",
      "storageKey": null
    }
  ],
  "type": "AdminExternalShop",
  "abstractKey": null
};

(node as any).hash = "1279ad3c18c57e64c7af845c2568431f";

export default node;
