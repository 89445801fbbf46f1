/**
 * @generated SignedSource<<e6248fa201087d15ef0e9b56e121e4f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMenuEntries_item$data = ReadonlyArray<{
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
    readonly url: string;
  }>;
  readonly id: string;
  readonly label: string;
  readonly url: string;
  readonly " $fragmentType": "useMenuEntries_item";
}>;
export type useMenuEntries_item$key = ReadonlyArray<{
  readonly " $data"?: useMenuEntries_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenuEntries_item">;
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
  "name": "label",
  "storageKey": null
},
v2 = {
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
  "name": "useMenuEntries_item",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuItem",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MenuItem",
  "abstractKey": null
};
})();

(node as any).hash = "64fe0945c231608010b6a1ac821281b1";

export default node;
