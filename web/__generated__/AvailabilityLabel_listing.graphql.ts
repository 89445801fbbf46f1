/**
 * @generated SignedSource<<5f4153b596f15cddc474430dca4e5050>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvailabilityLabel_listing$data = {
  readonly checkedAt: string | null | undefined;
  readonly isAvailable: boolean | null | undefined;
  readonly isBeingChecked: boolean;
  readonly " $fragmentType": "AvailabilityLabel_listing";
};
export type AvailabilityLabel_listing$key = {
  readonly " $data"?: AvailabilityLabel_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvailabilityLabel_listing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvailabilityLabel_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAvailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBeingChecked",
      "storageKey": null
    }
  ],
  "type": "ShopListing",
  "abstractKey": null
};

(node as any).hash = "9c61b20f3c7297dcc6c07b9de78ebc8e";

export default node;
