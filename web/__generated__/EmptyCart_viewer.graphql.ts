/**
 * @generated SignedSource<<b251dced1d2f050c8538d492732305df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmptyCart_viewer$data = {
  readonly latestOrder: {
    readonly number: number;
    readonly placedAt: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "EmptyCart_viewer";
};
export type EmptyCart_viewer$key = {
  readonly " $data"?: EmptyCart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyCart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptyCart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "latestOrder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
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
          "name": "placedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d7ab162a60eae209769151e4fd037905";

export default node;
