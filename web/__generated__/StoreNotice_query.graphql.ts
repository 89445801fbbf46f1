/**
 * @generated SignedSource<<9c6164ba8443c8c2a8dccef80c37647b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreNotice_query$data = {
  readonly shopSettings: {
    readonly storeNotice: {
      readonly noticeId: string;
      readonly text: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "StoreNotice_query";
};
export type StoreNotice_query$key = {
  readonly " $data"?: StoreNotice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreNotice_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreNotice_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopSettings",
      "kind": "LinkedField",
      "name": "shopSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StoreNotice",
          "kind": "LinkedField",
          "name": "storeNotice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "noticeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "82d6ffca3918b27097795d985fabb2fa";

export default node;
