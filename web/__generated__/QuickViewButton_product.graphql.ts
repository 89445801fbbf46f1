/**
 * @generated SignedSource<<2f731e39ddfddb6b06defb02c45ab3f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickViewButton_product$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "QuickViewButton_product";
};
export type QuickViewButton_product$key = {
  readonly " $data"?: QuickViewButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickViewButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickViewButton_product",
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
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "adad0037d37ac0969e6ed7842a849db1";

export default node;
