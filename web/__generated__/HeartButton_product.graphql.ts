/**
 * @generated SignedSource<<baff603d0489d317fb84ab278398f449>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeartButton_product$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly wishCount: number;
  readonly " $fragmentType": "HeartButton_product";
};
export type HeartButton_product$key = {
  readonly " $data"?: HeartButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeartButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeartButton_product",
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
      "name": "wishCount",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "67947a51009e254edaf75abe3b904405";

export default node;
