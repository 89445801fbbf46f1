/**
 * @generated SignedSource<<eb097c7158c9ee8eaaeb57c8b8d02981>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetafieldType = "BOOLEAN" | "CHOICE" | "DATE" | "DECIMAL" | "INTEGER" | "MULTI_LINE_TEXT" | "SINGLE_LINE_TEXT" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldsPanel_definitions$data = ReadonlyArray<{
  readonly isPublic: boolean;
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
  readonly type: MetafieldType;
  readonly " $fragmentSpreads": FragmentRefs<"CustomFieldDialog_definition">;
  readonly " $fragmentType": "CustomFieldsPanel_definitions";
}>;
export type CustomFieldsPanel_definitions$key = ReadonlyArray<{
  readonly " $data"?: CustomFieldsPanel_definitions$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomFieldsPanel_definitions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CustomFieldsPanel_definitions",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomFieldDialog_definition"
    }
  ],
  "type": "MetafieldDefinition",
  "abstractKey": null
};

(node as any).hash = "b666100d3f8741ede21d447cfd4274c3";

export default node;
