import * as t from './__generated__/messages.ts';

// The targets of an action in words, and the address of their screen.

/** The targets of a log entry. */
export interface Targets {
  targetType: string;
  targetIds: readonly number[];
  /** Of the first few, in the same order; '' for deleted ones. */
  targetNames: readonly string[];
  targetCount: number;
}

/** Labels of target types; other types are shown by their name, split into words. */
const types: Readonly<Record<string, string>> = {
  ApiKey: t.apiKey,
  AnalyticsSettings: t.analyticsSettings,
  BulkEdit: t.bulkEdit,
  CatalogueImport: t.productImport,
  IntegrationDelivery: t.message,
  PaymentMethod: t.paymentMethods,
  ShippingZone: t.deliveryZone,
  MailText: t.emailText,
  ShipmentImport: t.trackingNumbers,
  ShopIdentity: t.shopDetails,
  ShopSettings: t.shop,
  ShopListing: t.listing,
  SubscriberImport: t.subscriberImport,
  TaxRate: t.vat,
};

function typeLabel(type: string): string {
  const words = types[type] ?? type.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** More are only counted. */
const maxNamed = 5;

/** Such as "Order #1007", "Product Lamp, Cup", "Subscriber 4, 7" or "120 × Subscriber". */
export function targetText({ targetType, targetIds, targetNames, targetCount }: Targets): string {
  if (targetType === '') return '–';
  const type = typeLabel(targetType);
  if (targetIds.length === 0 || targetCount > maxNamed) return targetCount > 1 ? `${targetCount} × ${type}` : type;
  return `${type} ${targetIds.map((id, index) => targetNames[index] || String(id)).join(', ')}`;
}

const pages: Readonly<Record<string, string>> = {
  Attribute: '/attributes/',
  CatalogueImport: '/products/imports/',
  CompareGroup: '/compare/',
  Coupon: '/coupons/',
  ExternalShop: '/marketplaces/shops/',
  Integration: '/integrations/',
  Merchant: '/merchants/',
  Offer: '/offers/',
  Product: '/products/',
  ShippingZone: '/settings/delivery/',
};

/** Address of a single target's screen; null for several targets, for a type without screens, and for a deleted record. */
export function targetPath({ targetType, targetIds, targetNames }: Targets): string | null {
  const [[id, ...others], name] = [targetIds, targetNames[0] ?? ''];
  if (id === undefined || others.length > 0 || name === '') return null;
  if (targetType === 'Order') return `/orders/${name.replace('#', '')}`;
  const page = pages[targetType];
  return page === undefined ? null : `${page}${id}`;
}
