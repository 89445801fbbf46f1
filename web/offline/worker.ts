// The service worker. Its only task: when the network is away, it shows the offline page in place of a page that can't be loaded. It stores
// that page and its assets, and never a response with a visitor's data. It leaves all other requests alone.
//
// The server writes the line that sets `offlineParts` in front of it (server/pages/offline.ts): another build is another worker.

/** What is stored, and under which name. */
interface OfflineParts {
  version: string;
  /** URL of the offline page. */
  page: string;
  /** URLs of its stylesheets and its script. */
  assets: string[];
}

// The part of the types of service workers that is used: TypeScript's library for them excludes the one for pages.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends WorkerEvent {
  /** Missing in some browsers. */
  addRoutes?(rules: { condition: { requestMode: string } | { requestDestination: string }; source: 'network' }[]): Promise<void>;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  offlineParts: OfflineParts;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as Worker;
const { version, page, assets } = worker.offlineParts;
const prefix = 'souk-offline-';
const cacheName = prefix + version;

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([new Request(page, { cache: 'reload' }), ...assets]);
  // Pages don't depend on the worker, so a new one takes over at once.
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(prefix) && one !== cacheName).map((one) => caches.delete(one)));
  // The browser then requests pages while the worker starts, so that it delays none.
  await worker.registration.navigationPreload?.enable();
}

const load = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => (await preloadResponse) ?? fetch(request);

/** Only a failed request shows the offline page: a response is the server's answer, whatever its status. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    return await load(event);
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
  // The browser doesn't ask the worker about scripts of pages, fonts, requests of scripts and pictures.
  const rules = [{ requestMode: 'cors' }, { requestMode: 'same-origin' }, { requestDestination: 'image' }];
  event.addRoutes?.(rules.map((condition) => ({ condition, source: 'network' as const }))).catch(() => undefined);
});

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  const { pathname, search } = new URL(url);
  if (mode === 'navigate') {
    // The administration has no offline page; the response that the browser has requested meanwhile is used.
    event.respondWith(/^\/admin(\/|$)/.test(pathname) ? load(event) : openPage(event));
  } else if (assets.includes(pathname + search)) {
    event.respondWith(caches.match(url).then((stored) => stored ?? fetch(event.request)));
  }
});
