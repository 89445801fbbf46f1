/**
 * @generated SignedSource<<686744b6450c98468320ae3022b50c37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealsHead_offers$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly title: string;
      readonly url: string;
    };
  }>;
  readonly " $fragmentType": "DealsHead_offers";
};
export type DealsHead_offers$key = {
  readonly " $data"?: DealsHead_offers$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealsHead_offers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DealsHead_offers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Offer",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OfferConnection",
  "abstractKey": null
};

(node as any).hash = "4d8ed305257a0d51c72c23ab8c5ceac7";

export default node;
