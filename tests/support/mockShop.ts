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
import { hearOwnAnswers } from '../../web/visitor/freshness/answers.ts';
import { createEnvironment } from '../../web/kit/relay/environment.ts';
import { browserNetwork } from '../../web/kit/relay/network.ts';

// What component tests have instead of a shop. What a component says goes through the shop's own network code up to fetch(), which is
// where the tests answer: so every kind of failure comes to the component as it does on a page.

/** What a request gets: data, a response of its own, or none at all. */
export type Answer = GraphQLResponse | Response | 'offline';
type Answering = (variables: Variables) => Answer | Promise<Answer>;

const offline = () => new TypeError('Failed to fetch');

export interface MockShop {
  environment: IEnvironment;
  /** Operations asked for so far, in their order. */
  asked: { name: string; variables: Variables }[];
  /** How an operation is answered from now on. One that nobody answers fails, and the test with it. */
  answer(operation: string, answering: Answer | Answering): void;
  /** How other addresses of the shop are answered. */
  serve(path: string, answering: () => Response | 'offline' | Promise<Response | 'offline'>): void;
}

/** A shop that answers as the test says. It ends with the test. */
export function mockShop(): MockShop {
  const answers = new Map<string, Answer | Answering>();
  const served = new Map<string, () => Response | 'offline' | Promise<Response | 'offline'>>();
  const names = new Map<string, string>();
  const asked: MockShop['asked'] = [];
  const unanswered: string[] = [];
  const real = window.fetch.bind(window);

  const answerOperation = async (body: string): Promise<Response> => {
    const { extensions, variables } = JSON.parse(body) as {
      extensions: { persistedQuery: { sha256Hash: string } };
      variables: Variables;
    };
    const name = names.get(extensions.persistedQuery.sha256Hash) ?? 'unknown';
    asked.push({ name, variables });
    const answering = answers.get(name);
    if (answering === undefined) unanswered.push(name);
    const answer = typeof answering === 'function' ? await answering(variables) : (answering ?? 'offline');
    if (answer === 'offline') throw offline();
    return answer instanceof Response ? answer : Response.json(answer);
  };
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    // Whoever gives the request up hears nothing of its answer.
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

  const network = browserNetwork([], hearOwnAnswers);
  const environment = createEnvironment((operation, ...rest) => {
    if (operation.id) names.set(operation.id, operation.name);
    return network(operation, ...rest);
  }, false);
  return {
    environment,
    asked,
    answer: (operation, answering) => void answers.set(operation, answering),
    serve: (path, answering) => void served.set(path, answering),
  };
}

/** Ways in which an answer can be none, with what is said of it. */
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

/** Puts a record and those within it into the store, as an answer would. A record without an id gets one. */
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
 * Puts what a page has brought into the store.
 * @param fragment its name; the data has to have all that it and the fragments in it select
 * @returns the key with which a component reads it
 */
export function fragmentKey<Key>(
  environment: IEnvironment,
  fragment: string,
  data: RecordFields & { __typename: string; id: string },
): Key {
  // Nothing retains it, as a page's own query would.
  environment.getStore().holdGC();
  commitLocalUpdate(environment, (store) => void putRecord(store, data.id, data));
  return {
    __id: data.id,
    __fragments: { [fragment]: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(personalLayerQuery), {}).request,
    // Keys are opaque to types: this is what Relay makes of one.
  } as unknown as Key;
}

interface OwnThings {
  compared?: number[];
  wished?: { id: string; databaseId: number }[];
}

const noMoney = { formatted: '€0.00' };
let ownAnswer = 0;

/** A change that was made, with what the visitor has now. */
export const madeAnswer = (payload: string, own: OwnThings, more: object = {}): Answer => ({
  data: { result: { __typename: payload, ...more, viewer: ownViewer(own) } },
});

/** A refusal that was expected, in the shop's words. */
export const refusal = (error: string, message: string): Answer => ({
  data: { result: { __typename: error, __isUserError: error, message } },
});

/** The visitor's own part of an answer, whole (PersonalLayer_viewer). */
export function ownViewer({ compared = [], wished = [] }: OwnThings) {
  ownAnswer += 1;
  return {
    id: 'viewer',
    cartHash: '',
    listsHash: `lists-${ownAnswer}`,
    isSignedIn: false,
    showsComingSoonBanner: false,
    cart: { id: 'cart', itemCount: 0, lines: [], externalShops: [], subtotal: noMoney, subtotalHere: noMoney },
    compare: { totalCount: compared.length, productIds: compared },
    wishlist: {
      totalCount: wished.length,
      productIds: wished.map(({ databaseId }) => databaseId),
      products: wished.map(({ id }) => ({ id, wishCount: 1 })),
      removedProducts: [],
    },
  };
}

/** @returns an answer that is given when `give` is called, so that a test sees what is said meanwhile */
export function heldBack<T>(): { answer: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => (give = resolve));
  return { answer, give };
}
