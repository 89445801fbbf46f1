// The part of a native app that talks to the shop: a guest's cart, sign-in, checkout and links. Plain JavaScript without packages, for React
// Native, Capacitor, Node 20.19 or newer, or as a pattern for Swift and Kotlin.

/** Statuses that say "later", not "no". */
const busy = new Set([409, 429, 500, 502, 503, 504]);
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
const newKey = () => globalThis.crypto.randomUUID();

const cartFields =
  'version itemCount lines { key name quantity } quote(country: "DE", shippingMethod: "standard") { total { amount formatted } }';
const userError = '... on UserError { code message path }';

/**
 * Opens a shop.
 * @param shopUrl the shop's public URL
 * @param returnUrl a universal link (iOS) or app link (Android) of the app; its origin is one of the shop's STOREFRONT_ORIGINS
 * @param keychain stores texts: async get(name), set(name, text), delete(name). Use the system's keychain or keystore
 */
export function openShop({ shopUrl, returnUrl, keychain, fetch = globalThis.fetch, pause = sleep, attempts = 4 }) {
  const absolute = (url) => new URL(url, shopUrl).href;

  /**
   * Sends an operation.
   * @param key of a mutation: with it, the request can be repeated after a lost answer, and takes effect once
   */
  async function ask(query, variables = {}, { key, isRepeatable = key !== undefined } = {}) {
    for (let attempt = 1; ; attempt += 1) {
      const token = await keychain.get('token');
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      };
      const body = JSON.stringify({ query, variables });
      const response = await fetch(absolute('/graphql'), { method: 'POST', headers, body }).catch((error) => ({ error }));
      const isLast = attempt >= attempts || !isRepeatable;
      if (!response.error && !(busy.has(response.status) && !isLast)) return answerOf(response);
      if (isLast) throw response.error;
      await pause(Number(response.headers?.get('retry-after') ?? attempt));
    }
  }

  async function answerOf(response) {
    // The token changes with the first write, and with every sign-in: the newest one counts.
    const fresh = response.headers.get('x-visitor-token');
    if (fresh) await keychain.set('token', fresh);
    const { data, errors } = await response.json();
    if (errors) throw Object.assign(new Error(errors[0].message), { code: errors[0].extensions?.code });
    return data;
  }

  const read = (query, variables) => ask(query, variables, { isRepeatable: true });

  /** Runs a mutation whose field has the alias `result`. What the shop refuses is an error with its message for the shopper, and a code. */
  async function change(query, input, options) {
    const { result } = await ask(query, { input }, options);
    if (result.code) throw Object.assign(new Error(result.message), { code: result.code, path: result.path });
    return result;
  }

  async function cart() {
    return (await read(`{ viewer { cart { ${cartFields} } } }`)).viewer.cart;
  }

  async function addToCart(productId, quantity = 1) {
    // A guest without a token becomes one with this request: a repeated one would begin another cart.
    const key = (await keychain.get('token')) ? newKey() : undefined;
    const document = `mutation ($input: AddToCartInput!) { result: addToCart(input: $input) { ... on AddToCartPayload { cart { ${cartFields} } } ${userError} } }`;
    return (await change(document, { productId, quantity }, { key })).cart;
  }

  /** Signs in. The guest's cart is added to that of the account. */
  async function signIn(email, password) {
    const document = `mutation ($input: SignInInput!) { result: signIn(input: $input) { ... on SignInPayload { merged { cart } viewer { account { name } } } ${userError} } }`;
    await change(document, { email, password });
    await keychain.set('account', email);
  }

  async function signOut() {
    await ask('mutation { signOut(input: {}) { __typename } }').finally(forget);
  }

  async function forget() {
    await keychain.delete('token');
    await keychain.delete('account');
  }

  /**
   * Whether the shopper is still signed in. Call it when the app comes to the foreground: sessions end without use, by a password change, or
   * when the customer ends them on another device. Then the app is that of a guest again.
   */
  async function refresh() {
    const expected = await keychain.get('account');
    const { viewer } = await read('{ viewer { isSignedIn } }');
    if (expected && !viewer.isSignedIn) await forget();
    return viewer.isSignedIn;
  }

  /**
   * Places the order of the cart as the shopper has seen it.
   * @param shown the cart of cart() or addToCart()
   * @returns the order, and the page that the app must open in the system's browser for the payment; null if none
   */
  async function placeOrder(shown, details) {
    const document = `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) {
      ... on PlaceOrderPayload { order { number status url } nextAction { url } } ${userError} } }`;
    const idempotencyKey = newKey();
    const { version: cartVersion, quote } = shown;
    const input = { ...details, cartVersion, expectedTotal: quote.total.amount, returnUrl, idempotencyKey, acceptsTerms: true };
    const { order, nextAction } = await change(document, input, { key: idempotencyKey });
    // The key opens the order when the shopper comes back, also after the system has ended the app.
    await keychain.set(`order ${order.number}`, new URL(absolute(order.url)).searchParams.get('key'));
    return { number: order.number, status: order.status, payUrl: nextAction && absolute(nextAction.url) };
  }

  async function orderOf(number, key) {
    const query = `query ($number: Int!, $key: String!) { order(number: $number, key: $key) { number status total { formatted } nextAction { url } } }`;
    return (await read(query, { number, key })).order;
  }

  /**
   * Finds what a link opens: the app's own return URL, or a page of the shop, such as from an email.
   * @returns null for links that belong in the browser
   */
  async function openLink(link) {
    // Links come from strangers.
    if (!URL.canParse(link)) return null;
    const url = new URL(link);
    const back = new URL(returnUrl);
    if (url.origin === back.origin && url.pathname === back.pathname) {
      const number = Number(url.searchParams.get('order'));
      const key = await keychain.get(`order ${number}`);
      // `status` in the link is not proof of anything: the order is.
      return key ? { screen: 'order', order: await orderOf(number, key) } : null;
    }
    if (url.origin !== new URL(shopUrl).origin) return null;
    const [, number] = /^\/checkout\/order-received\/(\d+)\/$/.exec(url.pathname) ?? [];
    const key = url.searchParams.get('key');
    if (number && key) return { screen: 'order', order: await orderOf(Number(number), key) };
    const [, slug] = /^\/product\/([^/]+)\/$/.exec(url.pathname) ?? [];
    if (slug) return { screen: 'product', slug };
    return url.pathname === '/cart/' ? { screen: 'cart' } : null;
  }

  return { ask, cart, addToCart, signIn, signOut, refresh, placeOrder, openLink };
}
