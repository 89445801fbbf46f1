/**
 * @generated SignedSource<<d3206d49f5d4ef62eca69e352afda401>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalLayer_viewer$data = {
  readonly cartHash: string;
  readonly listsHash: string;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLink_viewer" | "CartLink_viewer" | "ComingSoonBanner_viewer" | "MiniCartToggle_viewer" | "useCompared_viewer" | "useSurfaceCart_viewer" | "useWishes_viewer">;
  readonly " $fragmentType": "PersonalLayer_viewer";
};
export type PersonalLayer_viewer$key = {
  readonly " $data"?: PersonalLayer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonalLayer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonalLayer_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listsHash",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountLink_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLink_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MiniCartToggle_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSurfaceCart_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ComingSoonBanner_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWishes_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCompared_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6bcf774be86e1e8926879106e39ad8b6";

export default node;
