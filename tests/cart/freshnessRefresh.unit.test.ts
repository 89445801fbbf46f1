import { createOperationDescriptor, getRequest, Observable, type GraphQLResponse, type RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import personalLayerQuery from '../../web/__generated__/PersonalLayerQuery.graphql.ts';
import { onOwnAnswer, lastOwnAnswer, ownAnswers, type OwnAnswer } from '../../web/visitor/freshness/answers.ts';
import { refetch, refreshFailureOf } from '../../web/visitor/freshness/refresh.ts';
import { createEnvironment } from '../../web/kit/relay/environment.ts';
import { NetworkError } from '../../web/kit/relay/networkError.ts';

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

const operation = createOperationDescriptor(getRequest(personalLayerQuery), {});
const answer = (itemCount: number) => ({ data: { viewer: { id: 'me', cartHash: 'ff', cart: { id: 'cart', itemCount } } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An environment whose request stays pending until the test resolves it. */
function waiting() {
  let isGivenUp = false;
  let sink: Sink | undefined;
  const network = () =>
    Observable.create<GraphQLResponse>((requested) => {
      sink = requested;
      return () => void (isGivenUp = true);
    });
  const environment = createEnvironment(network, false);
  environment.commitPayload(operation, answer(1).data);
  const count = () => environment.getStore().getSource().get('cart')?.itemCount;
  return { environment, count, sink: () => sink, isGivenUp: () => isGivenUp };
}

test('[F28] a response within five seconds updates the page', async () => {
  const { environment, count, sink } = waiting();
  const asked = refetch(environment, operation, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(4_999);
  sink()?.next(answer(2));
  sink()?.complete();
  expect(await asked).toBe(true);
  expect(count()).toBe(2);
});

test('[F28] a request is aborted after 5000 ms and fails with a timeout, and the page stays unchanged', async () => {
  const { environment, count, sink, isGivenUp } = waiting();
  const asked = refetch(environment, operation, new AbortController().signal).catch(refreshFailureOf);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isGivenUp()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('timeout');
  expect(isGivenUp()).toBe(true);
  sink()?.next(answer(2));
  expect(count()).toBe(1);
});

test('[F28] a failure leaves the page unchanged, and is reported by name', async () => {
  const { environment, count, sink } = waiting();
  const asked = refetch(environment, operation, new AbortController().signal).catch(refreshFailureOf);
  sink()?.error(new NetworkError('fetch_error'));
  expect(await asked).toBe('fetch_error');
  expect(count()).toBe(1);
  expect(refreshFailureOf(new Error('anything'))).toBe('unknown_error');
});

test('[F19] a refresh aborted by a change is not a failure, and its late response is ignored', async () => {
  const { environment, count, sink, isGivenUp } = waiting();
  const giveUp = new AbortController();
  const asked = refetch(environment, operation, giveUp.signal);
  giveUp.abort();
  expect(await asked).toBe(false);
  expect(isGivenUp()).toBe(true);
  sink()?.next(answer(2));
  expect(count()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
});

test('[F25] responses to queries and mutations pass on complete viewer data, and no other data', () => {
  const heard: OwnAnswer[] = [];
  const unlisten = ownAnswers.listen((own) => heard.push(own));
  const callback = (operationKind: string, data: unknown) => onOwnAnswer({ operationKind } as RequestParameters, { data } as never);
  const viewer = { cartHash: 'ff', listsHash: '', cart: null };
  callback('query', { viewer });
  callback('mutation', { result: { __typename: 'AddToCartPayload', viewer } });
  callback('mutation', { result: { __typename: 'UpdateCartLinePayload', viewer } });
  callback('mutation', { result: { __typename: 'OutOfStockError', message: 'Only 2 left.' } });
  callback('query', { viewer: { cartHash: 'ff', cart: null } });
  callback('query', { viewer: { cart: null } });
  callback('query', { products: [] });
  callback('query', null);
  unlisten();
  callback('query', { viewer: { ...viewer, cartHash: '' } });
  expect(heard.map(({ cause }) => cause)).toEqual(['refresh', 'change', 'quantity']);
  expect(lastOwnAnswer()).toMatchObject({ cause: 'refresh', viewer: { cartHash: '' } });
});
