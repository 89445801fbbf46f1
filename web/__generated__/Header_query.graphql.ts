/**
 * @generated SignedSource<<8446a83c34a4f38540b273e9edcf9f6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Header_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LogoMenu_query" | "MainNavigation_query" | "MobileMenu_query" | "SearchTrigger_query" | "TopBar_query">;
  readonly " $fragmentType": "Header_query";
};
export type Header_query$key = {
  readonly " $data"?: Header_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopBar_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LogoMenu_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MainNavigation_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MobileMenu_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SearchTrigger_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cc8d407f1d1ec9c3001c1677af0bf6b0";

export default node;
