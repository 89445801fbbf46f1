/**
 * @generated SignedSource<<053be992b15c0c4d8db6156f414b402d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileToolbar_item$data = ReadonlyArray<{
  readonly children: ReadonlyArray<{
    readonly icon: string | null | undefined;
    readonly id: string;
    readonly isInMobileToolbar: boolean;
    readonly label: string;
    readonly url: string;
  }>;
  readonly icon: string | null | undefined;
  readonly id: string;
  readonly isInMobileToolbar: boolean;
  readonly label: string;
  readonly url: string;
  readonly " $fragmentType": "MobileToolbar_item";
}>;
export type MobileToolbar_item$key = ReadonlyArray<{
  readonly " $data"?: MobileToolbar_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileToolbar_item">;
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
  "name": "MobileToolbar_item",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MenuItem",
  "abstractKey": null
};
})();

(node as any).hash = "b0dd0c5eddd0d3c73da308987925f619";

export default node;
