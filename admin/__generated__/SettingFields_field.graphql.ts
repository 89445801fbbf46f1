/**
 * @generated SignedSource<<a318a37860468bd2947e38ce6d65f904>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SettingFieldKind = "SECRET" | "SELECT" | "TEXT" | "URL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingFields_field$data = {
  readonly help: string;
  readonly kind: SettingFieldKind;
  readonly label: string;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "SettingFields_field";
};
export type SettingFields_field$key = {
  readonly " $data"?: SettingFields_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingFields_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SettingFields_field"
};

(node as any).hash = "c02344337e3fd561470f42c3c4ab32e7";

export default node;
