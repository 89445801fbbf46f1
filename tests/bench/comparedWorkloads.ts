import { comparedIds } from './comparedCatalogue.ts';
import { graphql, type Workload } from './workloads.ts';

// Cost of the chart of a full compare group.

const chartQuery = `query Chart($numbers: [Int!]!) {
  comparison(group: "compared", numbers: $numbers) {
    title compareIds droppedCount cappedCount group { name url }
    products { id databaseId name url price { formatted } cover { basePath alt } }
    sections { heading rows { label isDifferent cells { text isBest } } }
    highlights { text product { id } }
  }
}`;

/** Rotates the products' order with each turn. */
function turned(turn: number): number[] {
  const start = turn % comparedIds.length;
  return [...comparedIds.slice(start), ...comparedIds.slice(0, start)];
}

export const comparedWorkloads: Workload[] = [
  {
    key: 'C',
    title: 'chart of 10 products with 150 rows',
    bar: 25,
    goal: 15,
    warmGoal: 0.5,
    isCacheable: true,
    request: (_shop, turn) => graphql(chartQuery, { numbers: turned(turn) }, turn),
  },
];
