/**
 * @generated SignedSource<<33c2253eb19f0513f19f911c2c30efb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneEditor_countries$data = ReadonlyArray<{
  readonly code: string;
  readonly name: string;
  readonly " $fragmentType": "ZoneEditor_countries";
}>;
export type ZoneEditor_countries$key = ReadonlyArray<{
  readonly " $data"?: ZoneEditor_countries$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneEditor_countries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ZoneEditor_countries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "e4e5ea3223702d564e7363c3596a6c3f";

export default node;
