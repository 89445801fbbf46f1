/**
 * @generated SignedSource<<5463eb10fbe20ba6b4b86c0f6d9dd68d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderNotes_order$data = {
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly at: string;
    readonly author: string | null | undefined;
    readonly text: string;
  }> | null | undefined;
  readonly " $fragmentType": "OrderNotes_order";
};
export type OrderNotes_order$key = {
  readonly " $data"?: OrderNotes_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNotes_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderNotes_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1fff9670bd15bd6b8c680102cba6499d";

export default node;
