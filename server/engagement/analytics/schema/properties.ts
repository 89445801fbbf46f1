import { builder } from '../../../platform/graphql/builder.ts';
import type { Ecommerce, ShopEvent } from '../derive.ts';
import type { Item } from '../items.ts';
import { readProperties, type CommonProperties } from '../properties.ts';

const PagesType = builder.objectRef<CommonProperties['pages']>('AnalyticsPages').implement({
  description: 'Which of the pages with a meaning of their own it is.',
  fields: (t) => ({
    isAccountPage: t.exposeBoolean('isAccountPage', { description: 'Whether it is a page of the account.' }),
    isCart: t.exposeBoolean('isCart', { description: 'Whether it is the cart.' }),
  }),
});

export const PropertiesType = builder.objectRef<CommonProperties>('AnalyticsProperties').implement({
  description:
    'What is common to all that is reported of a page, under the names that scripts of the old theme know; they are pushed to dataLayer as they are.',
  fields: (t) => ({
    blog_id: t.exposeInt('blog_id', { description: 'The shop’s number within its installation.' }),
    store_id: t.exposeString('store_id', { description: 'The shop’s own name, a UUID; the same for ever.' }),
    url: t.exposeString('url', { description: 'Address of the page, without parameters that may carry keys or names.' }),
    store_currency: t.exposeString('store_currency', { description: 'ISO 4217 code: EUR.' }),
    timezone: t.exposeString('timezone', { description: 'Of the shop’s clock: +00:00.' }),
    store_admin: t.exposeInt('store_admin', { description: '1 for administrators, 0 for everybody else.' }),
    device: t.exposeString('device', { description: 'desktop, tablet or mobile, by what the browser says it is.' }),
    is_guest: t.exposeInt('is_guest', { description: '1 for who has not signed in, 0 for who has.' }),
    breadcrumbs: t.exposeStringList('breadcrumbs', { description: 'Names of the categories that the page is in, the widest first.' }),
    pages: t.field({ type: PagesType, description: 'Which page it is.', resolve: ({ pages }) => pages }),
  }),
});

const ItemType = builder.objectRef<Item>('AnalyticsItem').implement({
  description: 'A product as measuring tools name it.',
  fields: (t) => ({
    item_id: t.exposeString('item_id', { description: 'Its number (SKU), or the product’s.' }),
    item_name: t.exposeString('item_name', { description: 'The product’s name.' }),
    item_brand: t.exposeString('item_brand', { nullable: true, description: 'The brand; null without one.' }),
    item_category: t.exposeString('item_category', { nullable: true, description: 'The category; null without one.' }),
    price: t.exposeFloat('price', { description: 'In whole units of the currency: 12.5 is €12.50.' }),
    quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
  }),
});

const EcommerceType = builder.objectRef<Ecommerce>('AnalyticsEcommerce').implement({
  description: 'What an event says, under the names that measuring tools know. Amounts are in whole units of the currency.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217 code.' }),
    value: t.exposeFloat('value', { nullable: true, description: 'What the items come to; of an order its total. Null of lists.' }),
    transaction_id: t.exposeString('transaction_id', { nullable: true, description: 'The order’s number; null of other events.' }),
    tax: t.exposeFloat('tax', { nullable: true, description: 'VAT that an order contains; null of other events.' }),
    shipping: t.exposeFloat('shipping', { nullable: true, description: 'Delivery of an order; null of other events.' }),
    coupon: t.exposeString('coupon', { nullable: true, description: 'Codes of an order, with commas; null without.' }),
    item_list_name: t.exposeString('item_list_name', { nullable: true, description: 'The list’s name; null of other events.' }),
    items: t.expose('items', { type: [ItemType], extensions: { listLength: 50 }, description: 'The products.' }),
  }),
});

export const ShopEventType = builder.objectRef<ShopEvent>('AnalyticsShopEvent').implement({
  description: 'Something of the shop that was reported.',
  fields: (t) => ({
    event: t.exposeString('name', {
      description: 'view_item, view_item_list, view_cart, add_to_cart, remove_from_cart, begin_checkout or purchase.',
    }),
    ecommerce: t.field({ type: EcommerceType, description: 'What it says.', resolve: ({ ecommerce }) => ecommerce }),
  }),
});

builder.queryField('analyticsProperties', (t) =>
  t.field({
    type: PropertiesType,
    authScopes: { public: true },
    description:
      'What is common to all that is reported of a page, for the caller. Nothing is kept of it. Errors: INVALID_INPUT for what is no address.',
    args: { url: t.arg.string({ required: true, description: 'Address of the page, with https:// and the host.' }) },
    resolve: async (_root, { url }, { shop, markPrivate }) => {
      markPrivate();
      return (await readProperties(shop, url)).properties;
    },
  }),
);
