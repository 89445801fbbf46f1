/**
 * @generated SignedSource<<2d8851bb45e4c4b6cdf6cec0aa729664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutLink_offer$data = {
  readonly destinationHost: string | null | undefined;
  readonly merchant: {
    readonly isAffiliate: boolean;
  };
  readonly outUrl: string;
  readonly title: string;
  readonly " $fragmentType": "OutLink_offer";
};
export type OutLink_offer$key = {
  readonly " $data"?: OutLink_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutLink_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutLink_offer",
  "selections": [
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
      "name": "outUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destinationHost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Merchant",
      "kind": "LinkedField",
      "name": "merchant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAffiliate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "465d172d015c3d99b287b8b3647b0720";

export default node;
