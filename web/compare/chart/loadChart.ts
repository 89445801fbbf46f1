import { data } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { pageOrigin } from '../../kit/pageOrigin.ts';
import { preload } from '../../kit/relay/preload.ts';
import chartPageQuery, { type ChartPageQuery } from '../../__generated__/ChartPageQuery.graphql.ts';
import type { ChartData } from './ChartPage.tsx';
import { readChartUrl } from './chartUrl.ts';

/** Loads the comparison of a URL; an unknown group is answered with status 404. */
export async function loadChart(environment: IEnvironment, request: Request, group: string) {
  const url = readChartUrl(new URL(request.url));
  const loaded = await preload<ChartPageQuery>(environment, chartPageQuery, { group, numbers: url.ids });
  return data<ChartData>({ url, origin: pageOrigin(request.url), loaded }, { status: loaded.data.comparison.group ? 200 : 404 });
}
