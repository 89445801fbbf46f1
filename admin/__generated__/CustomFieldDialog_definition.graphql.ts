/**
 * @generated SignedSource<<802f0ab899dc57ad2665f2736940f3b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MetafieldType = "BOOLEAN" | "CHOICE" | "DATE" | "DECIMAL" | "INTEGER" | "MULTI_LINE_TEXT" | "SINGLE_LINE_TEXT" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldDialog_definition$data = {
  readonly choices: ReadonlyArray<string>;
  readonly description: string;
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
  readonly type: MetafieldType;
  readonly " $fragmentType": "CustomFieldDialog_definition";
};
export type CustomFieldDialog_definition$key = {
  readonly " $data"?: CustomFieldDialog_definition$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomFieldDialog_definition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomFieldDialog_definition",
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
    }
  ],
  "type": "MetafieldDefinition",
  "abstractKey": null
};

(node as any).hash = "0b3856492efd4d40cec836b7532a80fe";

export default node;
