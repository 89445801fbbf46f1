/**
 * @generated SignedSource<<f3e22a78ef14f27640e2a4bc405ab2c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingBody_selected$data = {
  readonly name: string;
  readonly url: string;
  readonly " $fragmentType": "ListingBody_selected";
};
export type ListingBody_selected$key = {
  readonly " $data"?: ListingBody_selected$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingBody_selected">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListingBody_selected",
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
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "7216116f797169c46fb4e573549bf67f";

export default node;
