/**
 * @generated SignedSource<<c8072d0ce495ba95635a92fbae49acf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogueImportMode = "CREATE_AND_UPDATE" | "CREATE_ONLY" | "UPDATE_ONLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MappingPanel_import$data = {
  readonly columns: ReadonlyArray<{
    readonly heading: string;
    readonly isInterpreted: boolean;
    readonly samples: ReadonlyArray<string>;
    readonly target: string;
  }>;
  readonly mode: CatalogueImportMode;
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
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
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

(node as any).hash = "de60b75141727641d10c817c52cb74a6";

export default node;
