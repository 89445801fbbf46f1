/**
 * @generated SignedSource<<d5ca649683aa06a675245bf74035dedf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminOfferState = "DRAFT" | "ENDED" | "LIVE" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferHead_offer$data = {
  readonly databaseId: number;
  readonly state: AdminOfferState;
  readonly title: string;
  readonly url: string;
  readonly version: number;
  readonly " $fragmentType": "OfferHead_offer";
};
export type OfferHead_offer$key = {
  readonly " $data"?: OfferHead_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferHead_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferHead_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
  "type": "AdminOffer",
  "abstractKey": null
};

(node as any).hash = "c55ba934c2389bffd4f9692925ce29d4";

export default node;
