import {
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  type GraphQLResponse,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  type Variables,
} from 'relay-runtime';
import { expect, onTestFinished, vi } from 'vitest';
import personalLayerQuery from '../../web/__generated__/PersonalLayerQuery.graphql.ts';
import { onOwnAnswer } from '../../web/visitor/freshness/answers.ts';
import { createEnvironment } from '../../web/kit/relay/environment.ts';
import { browserNetwork } from '../../web/kit/relay/network.ts';

// A stand-in for the shop in component tests. Requests pass through the shop's own network code up to fetch(), where the tests respond, so
// that every kind of failure reaches the component as on a page.

/** Result of a request: data, a custom response, or no response. */
export type Answer = GraphQLResponse | Response | 'offline';
type Answering = (variables: Variables) => Answer | Promise<Answer>;

const offline = () => new TypeError('Failed to fetch');

export interface MockShop {
  environment: IEnvironment;
  /** Requested operations so far, in order. */
  requests: { name: string; variables: Variables }[];
  /** Sets the response to an operation. An operation without a response fails, and so does the test. */
  answer(operation: string, answering: Answer | Answering): void;
  /** Sets the response of another path of the shop. */
  serve(path: string, answering: () => Response | 'offline' | Promise<Response | 'offline'>): void;
}

/** Creates a shop that responds as set by the test, and ends with the test. */
export function mockShop(): MockShop {
  const answers = new Map<string, Answer | Answering>();
  const served = new Map<string, () => Response | 'offline' | Promise<Response | 'offline'>>();
  const names = new Map<string, string>();
  const requests: MockShop['requests'] = [];
  const unanswered: string[] = [];
  const real = window.fetch.bind(window);

  const answerOperation = async (body: string): Promise<Response> => {
    const { extensions, variables } = JSON.parse(body) as {
      extensions: { persistedQuery: { sha256Hash: string } };
      variables: Variables;
    };
    const name = names.get(extensions.persistedQuery.sha256Hash) ?? 'unknown';
    requests.push({ name, variables });
    const answering = answers.get(name);
    if (answering === undefined) unanswered.push(name);
    const answer = typeof answering === 'function' ? await answering(variables) : (answering ?? 'offline');
    if (answer === 'offline') throw offline();
    return answer instanceof Response ? answer : Response.json(answer);
  };
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    // An aborted request gets no response.
    const givenUp = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
    if (pathname.endsWith('/graphql')) return Promise.race([answerOperation(init?.body as string), givenUp]);
    const serving = served.get(pathname);
    if (!serving) return real(input, init);
    const response = await Promise.race([serving(), givenUp]);
    if (response === 'offline') throw offline();
    return response;
  });
  onTestFinished(() => {
    fetching.mockRestore();
    expect(unanswered, 'operations that the test does not answer').toEqual([]);
  });

  const network = browserNetwork([], onOwnAnswer);
  const environment = createEnvironment((operation, ...rest) => {
    if (operation.id) names.set(operation.id, operation.name);
    return network(operation, ...rest);
  }, false);
  return {
    environment,
    requests,
    answer: (operation, answering) => void answers.set(operation, answering),
    serve: (path, answering) => void served.set(path, answering),
  };
}

/** Ways in which a response can be missing or invalid, with the message for each. */
export const noAnswers: [string, string, () => Answer][] = [
  ['the network is cut', 'You are probably offline.', () => 'offline'],
  ['the server fails', 'An unknown error occurred.', () => Response.json({ errors: [{ message: 'boom' }] }, { status: 500 })],
  [
    'something else answers in HTML',
    'The response is not a valid JSON response.',
    () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ],
];

interface RecordFields {
  [field: string]: unknown;
}

/** Writes a record and its nested records to the store, as a response would. A record without an id gets one. */
function putRecord(store: RecordSourceProxy, id: string, { __typename, ...fields }: RecordFields): RecordProxy {
  const record = store.get(id) ?? store.create(id, typeof __typename === 'string' ? __typename : 'Part');
  const isRecord = (value: unknown): value is RecordFields => typeof value === 'object' && value !== null;
  for (const [name, value] of Object.entries({ id, ...fields })) {
    const put = (part: RecordFields, place: string) => putRecord(store, typeof part.id === 'string' ? part.id : `${id}:${place}`, part);
    if (Array.isArray(value) && value.every(isRecord)) {
      record.setLinkedRecords(
        value.map((part, index) => put(part, `${name}:${index}`)),
        name,
      );
    } else if (isRecord(value) && !Array.isArray(value)) record.setLinkedRecord(put(value, name), name);
    else record.setValue(value, name);
  }
  return record;
}

/**
 * Writes a page's data to the store.
 * @param fragment name of the fragment; the data must contain everything selected by it and its nested fragments
 * @returns the key with which a component reads the data
 */
export function fragmentKey<Key>(
  environment: IEnvironment,
  fragment: string,
  data: RecordFields & { __typename: string; id: string },
): Key {
  // Garbage collection is held, because no query retains the data as a page's own query would.
  environment.getStore().holdGC();
  commitLocalUpdate(environment, (store) => void putRecord(store, data.id, data));
  return {
    __id: data.id,
    __fragments: { [fragment]: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(personalLayerQuery), {}).request,
    // Fragment keys are opaque types: Relay creates this structure.
  } as unknown as Key;
}

interface OwnThings {
  compared?: number[];
  wished?: { id: string; databaseId: number }[];
}

const noMoney = { formatted: '€0.00' };
let ownAnswer = 0;

/** Returns the response of a successful change, with the visitor's new data. */
export const madeAnswer = (payload: string, own: OwnThings, more: object = {}): Answer => ({
  data: { result: { __typename: payload, ...more, viewer: ownViewer(own) } },
});

/** Returns the response of an expected error, with the shop's message. */
export const refusal = (error: string, message: string): Answer => ({
  data: { result: { __typename: error, __isUserError: error, message } },
});

/** Returns the complete visitor part of a response (PersonalLayer_viewer). */
export function ownViewer({ compared = [], wished = [] }: OwnThings) {
  ownAnswer += 1;
  return {
    id: 'viewer',
    cartHash: '',
    listsHash: `lists-${ownAnswer}`,
    isSignedIn: false,
    showsComingSoonBanner: false,
    cart: { id: 'cart', version: 1, itemCount: 0, lines: [], externalShops: [], subtotal: noMoney, subtotalHere: noMoney },
    compare: { totalCount: compared.length, productIds: compared },
    wishlist: {
      totalCount: wished.length,
      productIds: wished.map(({ databaseId }) => databaseId),
      products: wished.map(({ id }) => ({ id, wishCount: 1 })),
      removedProducts: [],
    },
  };
}

/** @returns a response that stays pending until `give` is called, so that a test can check the state meanwhile */
export function deferred<T>(): { answer: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => (give = resolve));
  return { answer, give };
}
