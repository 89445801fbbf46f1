/**
 * @generated SignedSource<<f423dd1cbb2da91450a40d7903c269d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProblemsPanel_import$data = {
  readonly databaseId: number;
  readonly problems: ReadonlyArray<{
    readonly isWarning: boolean;
    readonly line: number;
    readonly reason: string;
  }>;
  readonly rejectedCount: number;
  readonly warningCount: number;
  readonly " $fragmentType": "ProblemsPanel_import";
};
export type ProblemsPanel_import$key = {
  readonly " $data"?: ProblemsPanel_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProblemsPanel_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProblemsPanel_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warningCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueImportProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWarning",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "42b4e2ca0a80fd9a3337ef2b92b5d2c5";

export default node;
