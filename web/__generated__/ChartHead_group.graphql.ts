/**
 * @generated SignedSource<<f8b55345a4ab0e9c232c00ed9fa9b5fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChartHead_group$data = {
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly " $fragmentType": "ChartHead_group";
};
export type ChartHead_group$key = {
  readonly " $data"?: ChartHead_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChartHead_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChartHead_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "CompareGroup",
  "abstractKey": null
};

(node as any).hash = "1d62012807e5e60f82ae21347653772a";

export default node;
