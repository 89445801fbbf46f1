import { builder } from '../../../platform/graphql/builder.ts';
import type { Ecommerce, ShopEvent } from '../derive.ts';
import type { Item } from '../items.ts';
import { readProperties, type CommonProperties } from '../properties.ts';

const PagesType = builder.objectRef<CommonProperties['pages']>('AnalyticsPages').implement({
  description: 'Flags for special types of page.',
  fields: (t) => ({
    isAccountPage: t.exposeBoolean('isAccountPage', { description: 'Whether the page is an account page.' }),
    isCart: t.exposeBoolean('isCart', { description: 'Whether the page is the cart.' }),
  }),
});

export const PropertiesType = builder.objectRef<CommonProperties>('AnalyticsProperties').implement({
  description:
    'Properties shared by all events of a page, under the names that scripts of the legacy theme use; they are pushed to `dataLayer` unchanged.',
  fields: (t) => ({
    blog_id: t.exposeInt('blog_id', { description: 'Numeric ID of the shop within its installation.' }),
    store_id: t.exposeString('store_id', { description: 'Permanent UUID of the shop.' }),
    url: t.exposeString('url', { description: 'URL of the page, without parameters that may contain keys or names.' }),
    store_currency: t.exposeString('store_currency', { description: 'Currency of the shop as an ISO 4217 code, such as EUR.' }),
    timezone: t.exposeString('timezone', { description: 'UTC offset of the shop’s clock, such as +00:00.' }),
    store_admin: t.exposeInt('store_admin', { description: '1 for administrators, otherwise 0.' }),
    device: t.exposeString('device', { description: 'Device type according to the browser: desktop, tablet or mobile.' }),
    is_guest: t.exposeInt('is_guest', { description: '1 for guests, 0 for signed-in customers.' }),
    breadcrumbs: t.exposeStringList('breadcrumbs', {
      description: 'Names of the categories that contain the page, from broadest to narrowest.',
    }),
    pages: t.field({ type: PagesType, description: 'Flags for special types of page.', resolve: ({ pages }) => pages }),
  }),
});

const ItemType = builder.objectRef<Item>('AnalyticsItem').implement({
  description: 'Product in the format of analytics tools.',
  fields: (t) => ({
    item_id: t.exposeString('item_id', { description: 'SKU of the product, or its numeric ID if it has none.' }),
    item_name: t.exposeString('item_name', { description: 'Product name.' }),
    item_brand: t.exposeString('item_brand', { nullable: true, description: 'Brand of the product; null if it has none.' }),
    item_category: t.exposeString('item_category', { nullable: true, description: 'Category of the product; null if it has none.' }),
    price: t.exposeFloat('price', { description: 'Price in major units of the currency: 12.5 is €12.50.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units.' }),
  }),
});

const EcommerceType = builder.objectRef<Ecommerce>('AnalyticsEcommerce').implement({
  description: 'Data of an event, under the names that analytics tools use. Amounts are in major units of the currency.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'Currency of the amounts, as an ISO 4217 code.' }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'Total value of the items; for orders, the order total. Null for lists.',
    }),
    transaction_id: t.exposeString('transaction_id', {
      nullable: true,
      description: 'Order number; null for events other than purchases.',
    }),
    tax: t.exposeFloat('tax', { nullable: true, description: 'VAT included in the order; null for events other than purchases.' }),
    shipping: t.exposeFloat('shipping', {
      nullable: true,
      description: 'Shipping cost of the order; null for events other than purchases.',
    }),
    coupon: t.exposeString('coupon', {
      nullable: true,
      description: 'Coupon codes of the order, separated by commas; null if none.',
    }),
    item_list_name: t.exposeString('item_list_name', {
      nullable: true,
      description: 'Name of the product list; null for events that aren’t about a list.',
    }),
    items: t.expose('items', { type: [ItemType], extensions: { listLength: 50 }, description: 'Products in the event.' }),
  }),
});

export const ShopEventType = builder.objectRef<ShopEvent>('AnalyticsShopEvent').implement({
  description: 'Analytics event of the shop.',
  fields: (t) => ({
    event: t.exposeString('name', {
      description: 'Event name: view_item, view_item_list, view_cart, add_to_cart, remove_from_cart, begin_checkout or purchase.',
    }),
    ecommerce: t.field({ type: EcommerceType, description: 'Data of the event.', resolve: ({ ecommerce }) => ecommerce }),
  }),
});

builder.queryField('analyticsProperties', (t) =>
  t.field({
    type: PropertiesType,
    authScopes: { public: true },
    description: 'Analytics properties of a page for the caller. Nothing is stored. Errors: INVALID_INPUT for an invalid URL.',
    args: { url: t.arg.string({ required: true, description: 'URL of the page, with https:// and the host.' }) },
    resolve: async (_root, { url }, { shop, markPrivate }) => {
      markPrivate();
      return (await readProperties(shop, url)).properties;
    },
  }),
);
