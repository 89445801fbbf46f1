/**
 * @generated SignedSource<<30dd4521cf9066fe27ae558b8087f85c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffiliateNotice_offer$data = {
  readonly asOf: string;
  readonly " $fragmentType": "AffiliateNotice_offer";
};
export type AffiliateNotice_offer$key = {
  readonly " $data"?: AffiliateNotice_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateNotice_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliateNotice_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "54073ca4b00ae0bbfa79925ffb5b41d8";

export default node;
