/**
 * @generated SignedSource<<cfc2b2621e9f6250eb1bbc3ed552dc00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryStatus = "DELIVERED" | "FAILED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryLog_deliveries$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly attempts: number;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly event: string;
      readonly failure: string;
      readonly lastAttemptAt: string | null | undefined;
      readonly responseStatus: number | null | undefined;
      readonly status: DeliveryStatus;
      readonly subscriberDatabaseId: number | null | undefined;
    };
  }>;
  readonly pageInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"Pager_page">;
  };
  readonly " $fragmentType": "DeliveryLog_deliveries";
};
export type DeliveryLog_deliveries$key = {
  readonly " $data"?: DeliveryLog_deliveries$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_deliveries">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryLog_deliveries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Pager_page"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationDeliveryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "IntegrationDelivery",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "event",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subscriberDatabaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attempts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastAttemptAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "responseStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failure",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IntegrationDeliveryConnection",
  "abstractKey": null
};

(node as any).hash = "6b24b76d335103ab3d308b3ab1b070b7";

export default node;
