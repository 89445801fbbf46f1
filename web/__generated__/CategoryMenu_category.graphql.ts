/**
 * @generated SignedSource<<06db30dee6de73b34fbcfcfe105d3492>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryMenu_category$data = ReadonlyArray<{
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly url: string;
  }>;
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly " $fragmentType": "CategoryMenu_category";
}>;
export type CategoryMenu_category$key = ReadonlyArray<{
  readonly " $data"?: CategoryMenu_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryMenu_category">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryMenu_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "bd1d49b383e5682658cf6cdb28c92e8b";

export default node;
