/**
 * @generated SignedSource<<9e1cb60110136de8083562f791802aca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ErasureFate = "DELETED" | "KEPT" | "PSEUDONYMISED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EraseAccount_preview$data = {
  readonly obstacles: ReadonlyArray<string>;
  readonly parts: ReadonlyArray<{
    readonly count: number;
    readonly fate: ErasureFate;
    readonly reason: string;
    readonly subject: string;
  }>;
  readonly " $fragmentType": "EraseAccount_preview";
};
export type EraseAccount_preview$key = {
  readonly " $data"?: EraseAccount_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"EraseAccount_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EraseAccount_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErasurePart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "obstacles",
      "storageKey": null
    }
  ],
  "type": "ErasurePreview",
  "abstractKey": null
};

(node as any).hash = "5704938ac684d485462e1ddd68857c37";

export default node;
