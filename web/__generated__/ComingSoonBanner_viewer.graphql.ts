/**
 * @generated SignedSource<<e2a5047253ebfc3f2db8d8cd5398f05a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComingSoonBanner_viewer$data = {
  readonly showsComingSoonBanner: boolean;
  readonly " $fragmentType": "ComingSoonBanner_viewer";
};
export type ComingSoonBanner_viewer$key = {
  readonly " $data"?: ComingSoonBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComingSoonBanner_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComingSoonBanner_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsComingSoonBanner",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f2b38161725b7c778884028a5de12bed";

export default node;
