/**
 * @generated SignedSource<<f28654cd9bf16ba3147cfb2a194fec89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MiniCartToggle_viewer$data = {
  readonly cart: {
    readonly itemCount: number;
    readonly subtotal: {
      readonly formatted: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "MiniCartToggle_viewer";
};
export type MiniCartToggle_viewer$key = {
  readonly " $data"?: MiniCartToggle_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MiniCartToggle_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MiniCartToggle_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "subtotal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formatted",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "373a14e76e6ee203e5e309fee745fe58";

export default node;
