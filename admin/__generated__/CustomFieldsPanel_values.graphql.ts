/**
 * @generated SignedSource<<c3bd235392c042bffdea1a201cc97e49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldsPanel_values$data = ReadonlyArray<{
  readonly key: string;
  readonly namespace: string;
  readonly value: string;
  readonly version: number;
  readonly " $fragmentType": "CustomFieldsPanel_values";
}>;
export type CustomFieldsPanel_values$key = ReadonlyArray<{
  readonly " $data"?: CustomFieldsPanel_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomFieldsPanel_values">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CustomFieldsPanel_values",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "namespace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "AdminMetafield",
  "abstractKey": null
};

(node as any).hash = "5de4ca11a2107d662de4e65860a0aa83";

export default node;
