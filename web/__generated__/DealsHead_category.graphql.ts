/**
 * @generated SignedSource<<e57de3eb8ee6b1413779515388d77ee2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealsHead_category$data = {
  readonly name: string;
  readonly " $fragmentType": "DealsHead_category";
};
export type DealsHead_category$key = {
  readonly " $data"?: DealsHead_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealsHead_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DealsHead_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "02670d60e1ceebb8a600135ffabaaccb";

export default node;
