/**
 * @generated SignedSource<<14ac8b5f39ad3e28b0a4317fdc9b58f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Picture_image$data = {
  readonly alt: string;
  readonly basePath: string;
  readonly color: string;
  readonly " $fragmentType": "Picture_image";
};
export type Picture_image$key = {
  readonly " $data"?: Picture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Picture_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basePath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "1b1362f6ca42115d232cb97972ca0086";

export default node;
