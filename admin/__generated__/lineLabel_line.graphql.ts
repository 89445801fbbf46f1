/**
 * @generated SignedSource<<e40f0943f4e1f10912461733bce34daf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lineLabel_line$data = {
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly " $fragmentType": "lineLabel_line";
};
export type lineLabel_line$key = {
  readonly " $data"?: lineLabel_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineLabel_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineLabel_line"
};

(node as any).hash = "c25acb9ae9940af5966e09d1143a2bba";

export default node;
