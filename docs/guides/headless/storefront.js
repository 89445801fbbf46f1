// The shop's public URL. This page's origin is one of the shop's STOREFRONT_ORIGINS.
const shop = new URLSearchParams(location.search).get('shop') ?? 'http://localhost:4000';

/** Sends an operation to the Shop API. The first write creates a visitor, whose token identifies the cart from then on. */
async function ask(query, variables = {}) {
  const token = localStorage.getItem('visitor-token');
  const response = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const fresh = response.headers.get('x-visitor-token');
  if (fresh) localStorage.setItem('visitor-token', fresh);
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const element = (id) => document.getElementById(id);
const show = (text) => (element('message').textContent = text);

/** What the order is placed for: the cart exactly as the shopper last saw it. */
let cart = null;

function showCart(next) {
  cart = next;
  element('cart').textContent = cart ? `${cart.itemCount} items, ${cart.quote.total.formatted}` : '0 items';
}

const cartFields = 'version itemCount quote(country: "DE", shippingMethod: "standard") { total { amount formatted } }';

async function addToCart(productId) {
  const { result } = await ask(
    `mutation ($input: AddToCartInput!) {
      result: addToCart(input: $input) {
        ... on AddToCartPayload { cart { ${cartFields} } }
        ... on UserError { message }
      }
    }`,
    { input: { productId, quantity: 1 } },
  );
  if (result.message) return show(result.message);
  showCart(result.cart);
}

async function showProducts() {
  const { products, viewer } = await ask(
    `{ products(first: 12, filter: { inStock: true }) { edges { node { id name type price { formatted } } } }
       viewer { cart { ${cartFields} } } }`,
  );
  showCart(viewer.cart);
  for (const { node } of products.edges) {
    const item = document.createElement('li');
    item.textContent = `${node.name}, ${node.price?.formatted ?? 'no price'} `;
    if (node.type === 'SIMPLE') {
      const button = document.createElement('button');
      button.textContent = `Add ${node.name} to cart`;
      button.addEventListener('click', () => addToCart(node.id));
      item.append(button);
    }
    element('products').append(item);
  }
}

/** One key per order: repeating a request whose answer was lost places no second order. */
let idempotencyKey = crypto.randomUUID();

async function placeOrder(event) {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(event.target));
  const { result } = await ask(
    `mutation ($input: PlaceOrderInput!) {
      result: placeOrder(input: $input) {
        ... on PlaceOrderPayload { order { number status url } nextAction { url } }
        ... on UserError { code message }
      }
    }`,
    {
      input: {
        ...fields,
        acceptsTerms: fields.acceptsTerms === 'on',
        country: 'DE',
        shippingMethod: 'standard',
        paymentMethod: 'TEST_CARD',
        paymentToken: 'tok_success',
        cartVersion: cart?.version,
        expectedTotal: cart?.quote.total.amount,
        idempotencyKey,
        returnUrl: `${location.origin}${location.pathname}?shop=${encodeURIComponent(shop)}`,
      },
    },
  );
  if (result.message) return show(result.message);
  idempotencyKey = crypto.randomUUID();
  // Some payment methods continue on the provider's page.
  if (result.nextAction?.url) return location.assign(new URL(result.nextAction.url, shop));
  showCart(null);
  show(`Order ${result.order.number} is ${result.order.status}.`);
}

// Back from the provider's page.
const { order, status } = Object.fromEntries(new URLSearchParams(location.search));
if (order && status) show(`Order ${order} is ${status}.`);

element('checkout').addEventListener('submit', (event) => placeOrder(event).catch(({ message }) => show(message)));
showProducts().catch(({ message }) => show(message));
