/**
 * @generated SignedSource<<7f5c7a9b4fd3d6944fd297afef320c95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_edit$data = {
  readonly editedAt: string | null | undefined;
  readonly editedBy: string | null | undefined;
  readonly " $fragmentType": "SettingsForm_edit";
};
export type SettingsForm_edit$key = {
  readonly " $data"?: SettingsForm_edit$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_edit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsForm_edit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    }
  ],
  "type": "SettingsEdit",
  "abstractKey": null
};

(node as any).hash = "c106d420b7393504402bb45c6ad686a3";

export default node;
