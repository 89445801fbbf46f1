/**
 * @generated SignedSource<<fbe9a34b56896b0431698cc127a30ac1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveSummary_found$data = {
  readonly brands: ReadonlyArray<{
    readonly __typename: "Brand";
  }>;
  readonly categories: ReadonlyArray<{
    readonly __typename: "Category";
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "LiveSummary_found";
};
export type LiveSummary_found$key = {
  readonly " $data"?: LiveSummary_found$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveSummary_found">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveSummary_found",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "LiveSearch",
  "abstractKey": null
};
})();

(node as any).hash = "6d69008255c4cc57743d92b0bcb948ef";

export default node;
