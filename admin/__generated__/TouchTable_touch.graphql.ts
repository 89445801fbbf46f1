/**
 * @generated SignedSource<<e472537ca61d7ea762109c1cb2847096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TouchTable_touch$data = ReadonlyArray<{
  readonly campaign: string | null | undefined;
  readonly campaignId: string | null | undefined;
  readonly content: string | null | undefined;
  readonly entry: string | null | undefined;
  readonly format: string | null | undefined;
  readonly medium: string | null | undefined;
  readonly platform: string | null | undefined;
  readonly referrer: string | null | undefined;
  readonly source: string | null | undefined;
  readonly startTime: string | null | undefined;
  readonly tactic: string | null | undefined;
  readonly term: string | null | undefined;
  readonly type: string | null | undefined;
  readonly " $fragmentType": "TouchTable_touch";
}>;
export type TouchTable_touch$key = ReadonlyArray<{
  readonly " $data"?: TouchTable_touch$data;
  readonly " $fragmentSpreads": FragmentRefs<"TouchTable_touch">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TouchTable_touch",
  "selections": [
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
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medium",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaign",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "term",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tactic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referrer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    }
  ],
  "type": "AttributionTouch",
  "abstractKey": null
};

(node as any).hash = "844eabd534c488a1386ef852a3052996";

export default node;
