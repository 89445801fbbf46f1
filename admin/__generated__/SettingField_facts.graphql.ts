/**
 * @generated SignedSource<<bb2d7064e7ceab04a00b7ddf6830a130>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingField_facts$data = ReadonlyArray<{
  readonly initial: string;
  readonly max: number | null | undefined;
  readonly min: number | null | undefined;
  readonly name: string;
  readonly unit: string | null | undefined;
  readonly " $fragmentType": "SettingField_facts";
}>;
export type SettingField_facts$key = ReadonlyArray<{
  readonly " $data"?: SettingField_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingField_facts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SettingField_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    }
  ],
  "type": "SettingFact",
  "abstractKey": null
};

(node as any).hash = "33b74cc8d4647f6d7dfc5f91014fad3c";

export default node;
