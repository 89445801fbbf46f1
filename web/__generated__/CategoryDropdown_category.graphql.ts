/**
 * @generated SignedSource<<c94b8723c0523340c0f58f3eaba08c67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryDropdown_category$data = ReadonlyArray<{
  readonly children: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly name: string;
    readonly slug: string;
  }>;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "CategoryDropdown_category";
}>;
export type CategoryDropdown_category$key = ReadonlyArray<{
  readonly " $data"?: CategoryDropdown_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryDropdown_category">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryDropdown_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "d84759fd9cbd8451bdd830846966379a";

export default node;
