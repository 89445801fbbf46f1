/**
 * @generated SignedSource<<59a27400311f4010b7b163eab7edc1ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriteReview_settings$data = {
  readonly guestsMayReview: boolean;
  readonly reviewsNeedApproval: boolean;
  readonly " $fragmentType": "WriteReview_settings";
};
export type WriteReview_settings$key = {
  readonly " $data"?: WriteReview_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteReview_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WriteReview_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guestsMayReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewsNeedApproval",
      "storageKey": null
    }
  ],
  "type": "ShopSettings",
  "abstractKey": null
};

(node as any).hash = "abce526f560cb32a8ed75bcd1a9541b8";

export default node;
