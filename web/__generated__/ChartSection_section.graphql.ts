/**
 * @generated SignedSource<<c3eed0207fa2c6747e5a444fecc5421c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChartSection_section$data = {
  readonly heading: string;
  readonly rows: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly isBest: boolean;
      readonly text: string;
    }>;
    readonly isDifferent: boolean;
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "ChartSection_section";
};
export type ChartSection_section$key = {
  readonly " $data"?: ChartSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChartSection_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChartSection_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDifferent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComparisonCell",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isBest",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComparisonSection",
  "abstractKey": null
};

(node as any).hash = "c3330d57d789a874278ff43db860e426";

export default node;
