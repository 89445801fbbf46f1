/**
 * @generated SignedSource<<f9576651e9756523edce0896020895be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormEnd_edit$data = {
  readonly editedAt: string | null | undefined;
  readonly editedBy: string | null | undefined;
  readonly " $fragmentType": "FormEnd_edit";
};
export type FormEnd_edit$key = {
  readonly " $data"?: FormEnd_edit$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormEnd_edit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormEnd_edit",
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

(node as any).hash = "5ad5fa3ba2f53796dbe71427543b904e";

export default node;
