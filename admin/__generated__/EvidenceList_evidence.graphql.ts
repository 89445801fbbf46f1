/**
 * @generated SignedSource<<00200d76fd7a2dae88ec4a41e2f28afb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidenceList_evidence$data = ReadonlyArray<{
  readonly isDecisive: boolean;
  readonly reason: string;
  readonly signal: string;
  readonly " $fragmentType": "EvidenceList_evidence";
}>;
export type EvidenceList_evidence$key = ReadonlyArray<{
  readonly " $data"?: EvidenceList_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EvidenceList_evidence",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDecisive",
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
  "type": "AttributionEvidence",
  "abstractKey": null
};

(node as any).hash = "107959f295a08816118064fb2fba37b1";

export default node;
