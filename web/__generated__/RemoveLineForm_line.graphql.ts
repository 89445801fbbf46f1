/**
 * @generated SignedSource<<6480460460099faa1f6255e4fcb23fbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveLineForm_line$data = {
  readonly key: string;
  readonly name: string;
  readonly " $fragmentType": "RemoveLineForm_line";
};
export type RemoveLineForm_line$key = {
  readonly " $data"?: RemoveLineForm_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveLineForm_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemoveLineForm_line",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "e4f1ea161459e730631d47a8cef51d22";

export default node;
