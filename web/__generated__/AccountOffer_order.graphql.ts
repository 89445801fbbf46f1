/**
 * @generated SignedSource<<79616e4662756519ac737d3a76ddc503>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountOffer_order$data = {
  readonly email: string;
  readonly offersAccount: boolean;
  readonly url: string;
  readonly " $fragmentType": "AccountOffer_order";
};
export type AccountOffer_order$key = {
  readonly " $data"?: AccountOffer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountOffer_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountOffer_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersAccount",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7b45dd8cc058d0e65a12faea15b9e983";

export default node;
