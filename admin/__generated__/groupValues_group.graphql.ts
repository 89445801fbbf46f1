/**
 * @generated SignedSource<<f341be911d61282a3adf25d73d7b09bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type groupValues_group$data = {
  readonly categoryIds: ReadonlyArray<string>;
  readonly editedBy: string | null | undefined;
  readonly name: string;
  readonly position: number;
  readonly slug: string;
  readonly unitPriceAttributeId: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "groupValues_group";
};
export type groupValues_group$key = {
  readonly " $data"?: groupValues_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"groupValues_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "groupValues_group"
};

(node as any).hash = "3d177e17c457c7b084e24ddf0157212a";

export default node;
