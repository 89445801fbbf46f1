/**
 * @generated SignedSource<<200f6b7508e1e5e1fcf9ea6be299259e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EnergyClass = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EnergyLabel_product$data = {
  readonly energyLabel: {
    readonly class: EnergyClass;
    readonly labelUrl: string | null | undefined;
    readonly scaleEnd: EnergyClass;
    readonly scaleStart: EnergyClass;
  } | null | undefined;
  readonly " $fragmentType": "EnergyLabel_product";
};
export type EnergyLabel_product$key = {
  readonly " $data"?: EnergyLabel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnergyLabel_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnergyLabel_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EnergyLabel",
      "kind": "LinkedField",
      "name": "energyLabel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "class",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scaleStart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scaleEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labelUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "368bc5095a2f0a3002fcb99f5ea0f7f5";

export default node;
