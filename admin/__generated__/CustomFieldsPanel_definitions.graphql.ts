/**
 * @generated SignedSource<<e5c715014a3de8196ab5843450e01b67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetafieldType = "BOOLEAN" | "CHOICE" | "DATE" | "DECIMAL" | "INTEGER" | "MULTI_LINE_TEXT" | "SINGLE_LINE_TEXT" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldsPanel_definitions$data = ReadonlyArray<{
  readonly choices: ReadonlyArray<string>;
  readonly description: string;
  readonly isPublic: boolean;
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
  readonly type: MetafieldType;
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
      "name": "description",
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
      "name": "choices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    }
  ],
  "type": "MetafieldDefinition",
  "abstractKey": null
};

(node as any).hash = "155b18ac39f827d1f2c4fd02348dce80";

export default node;
