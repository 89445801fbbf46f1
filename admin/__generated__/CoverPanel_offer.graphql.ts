/**
 * @generated SignedSource<<0b00c170778af56860a8aaee646cdfd2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminMediaState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CoverPanel_offer$data = {
  readonly cover: {
    readonly alt: string;
    readonly basePath: string;
  } | null | undefined;
  readonly databaseId: number;
  readonly ownCover: AdminMediaState | null | undefined;
  readonly " $fragmentType": "CoverPanel_offer";
};
export type CoverPanel_offer$key = {
  readonly " $data"?: CoverPanel_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverPanel_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverPanel_offer",
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basePath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownCover",
      "storageKey": null
    }
  ],
  "type": "AdminOffer",
  "abstractKey": null
};

(node as any).hash = "e09d89c32247716260b8aebbf7eb2eb6";

export default node;
