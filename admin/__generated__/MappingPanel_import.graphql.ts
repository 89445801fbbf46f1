/**
 * @generated SignedSource<<224ed1df4b595a6fd0f9e636f3957fb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MappingPanel_import$data = {
  readonly columns: ReadonlyArray<{
    readonly heading: string;
    readonly isInterpreted: boolean;
    readonly samples: ReadonlyArray<string>;
    readonly target: string;
  }>;
  readonly " $fragmentType": "MappingPanel_import";
};
export type MappingPanel_import$key = {
  readonly " $data"?: MappingPanel_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"MappingPanel_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MappingPanel_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueImportColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "target",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInterpreted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "samples",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueImport",
  "abstractKey": null
};

(node as any).hash = "de9540053c096b85a0ebcaeee085cc82";

export default node;
