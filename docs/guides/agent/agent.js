// Shops for a person over the Model Context Protocol: finds a product, puts it into a cart, and returns the link where the person pays.
// Plain JavaScript for Node 20.19 or newer, with the official client: npm install @modelcontextprotocol/client
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** Connects to the MCP endpoint of a shop. */
export async function connect(shopUrl) {
  const client = new Client({ name: 'shopping-guide', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', shopUrl)));

  /** Calls a tool; what the shop refuses is an error with its message and code. */
  async function call(name, given = {}) {
    const { isError, content, structuredContent, _meta } = await client.callTool({ name, arguments: given });
    if (isError) throw Object.assign(new Error(content[0].text), { code: _meta?.code });
    return structuredContent;
  }

  return { call, close: () => client.close() };
}

/** What to pass to add_to_cart: the product itself, or its first variation that can be bought. */
async function choiceOf(shop, { id }) {
  const { product } = await shop.call('get_product', { id });
  if (product.type !== 'VARIABLE') return { productId: product.id };
  const variation = product.variations.find(({ isPurchasable }) => isPurchasable);
  if (!variation) throw new Error(`${product.name} is out of stock.`);
  // Choices that the variation leaves open: any value fits.
  const open = variation.options.filter(({ term }) => term === null);
  const options = open.map(({ attribute }) => {
    const { values } = product.options.find((option) => option.attribute === attribute);
    return { attribute, term: values[0].term };
  });
  return { productId: variation.id, options };
}

/** Finds the best match in stock, and fills a cart with it. */
export async function shopFor(shop, { query, maxPrice, quantity = 1 }) {
  const { products } = await shop.call('search_products', { query, maxPrice, inStock: true });
  const found = products.find(({ type, isPurchasable }) => isPurchasable && (type === 'SIMPLE' || type === 'VARIABLE'));
  if (!found) throw new Error(`Nothing found for "${query}".`);
  const { cartToken, cart } = await shop.call('add_to_cart', { ...(await choiceOf(shop, found)), quantity });
  const { url, expiresAt } = await shop.call('checkout_link', { cartToken });
  return { product: found, cartToken, cart, url, expiresAt };
}

const [, script, shopUrl, query] = process.argv;
if (query && script.endsWith('agent.js')) {
  const shop = await connect(shopUrl);
  const { cart, url, expiresAt } = await shopFor(shop, { query });
  for (const { quantity, name, lineTotal } of cart.lines) console.log(`${quantity} x ${name}, ${lineTotal.formatted}`);
  console.log(`Total with delivery: ${cart.total.formatted}`);
  console.log(`Pay here until ${expiresAt}: ${url}`);
  await shop.close();
}
