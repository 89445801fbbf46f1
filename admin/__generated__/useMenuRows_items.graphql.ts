/**
 * @generated SignedSource<<9acb900ae5a4074104580ef461d5e9f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMenuRows_items$data = ReadonlyArray<{
  readonly children: ReadonlyArray<{
    readonly databaseId: number;
    readonly icon: string | null | undefined;
    readonly isInMobileToolbar: boolean;
    readonly label: string;
    readonly url: string;
  }>;
  readonly databaseId: number;
  readonly icon: string | null | undefined;
  readonly isInMobileToolbar: boolean;
  readonly label: string;
  readonly url: string;
  readonly " $fragmentType": "useMenuRows_items";
}>;
export type useMenuRows_items$key = ReadonlyArray<{
  readonly " $data"?: useMenuRows_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenuRows_items">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "icon",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInMobileToolbar",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useMenuRows_items",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminMenuItem",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AdminMenuItem",
  "abstractKey": null
};
})();

(node as any).hash = "0ba19c1986cb318f7d8bc2415a686b3f";

export default node;
