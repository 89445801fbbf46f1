// Parts of a product's structured data, by schema.org and by Google's rules for merchant listings.

const availability: Readonly<Record<string, string>> = {
  IN_STOCK: 'InStock',
  LOW_STOCK: 'LimitedAvailability',
  ON_BACKORDER: 'BackOrder',
  OUT_OF_STOCK: 'OutOfStock',
};

/** Quantities that unit prices are stated for, with codes of UN/CEFACT. */
const bases: Readonly<Record<string, readonly [number, string]>> = {
  KG: [1, 'KGM'],
  HUNDRED_G: [100, 'GRM'],
  L: [1, 'LTR'],
  HUNDRED_ML: [100, 'MLT'],
  M: [1, 'MTR'],
  M2: [1, 'MTK'],
  PIECE: [1, 'C62'],
};

/** Options that schema.org has a property for, by the slug of the attribute. */
const optionProperties: Readonly<Record<string, string>> = {
  color: 'color',
  colour: 'color',
  size: 'size',
  material: 'material',
  pattern: 'pattern',
};

export const decimal = (minor: number) => (minor / 100).toFixed(2);

interface Days {
  readonly min: number;
  readonly max: number;
}

interface Delivery {
  readonly country: { readonly code: string };
  readonly method: { readonly price: { readonly amount: number; readonly currencyCode: string } };
  readonly handlingDays: number;
  readonly transitDays: Days | null | undefined;
}

const days = ({ min, max }: Days) => ({ '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' });

function shippingDetails({ country, method, handlingDays, transitDays }: Delivery) {
  const { amount, currencyCode } = method.price;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(amount), currency: currencyCode },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.code },
    deliveryTime: transitDays
      ? {
          '@type': 'ShippingDeliveryTime',
          // Orders after the cut-off hour are handled a day later.
          handlingTime: days({ min: handlingDays, max: handlingDays + 1 }),
          transitTime: days(transitDays),
        }
      : undefined,
  };
}

/** What decides about returns. */
export interface Returns {
  /** Length of the withdrawal period; null if it is not known or there is none. */
  days: number | null;
  /** Whether the product is excluded from the right of withdrawal. */
  isExcluded: boolean;
}

function returnPolicy(country: string, { days: merchantReturnDays, isExcluded }: Returns) {
  const type = { '@type': 'MerchantReturnPolicy', applicableCountry: country };
  if (isExcluded) return { ...type, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  if (merchantReturnDays === null) return undefined;
  return {
    ...type,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  };
}

interface Offered {
  readonly price: { readonly amount: number; readonly currencyCode: string };
  readonly url: string;
  readonly status: string;
  readonly pricePerUnit: { readonly price: { readonly amount: number }; readonly base: string } | null | undefined;
  readonly delivery: Delivery | null | undefined;
  readonly returns: Returns;
}

/** An offer of a product or variation. */
export function offer({ price, url, status, pricePerUnit, delivery, returns }: Offered) {
  const [quantity, unit] = (pricePerUnit && bases[pricePerUnit.base]) ?? [];
  return {
    '@type': 'Offer',
    price: decimal(price.amount),
    priceCurrency: price.currencyCode,
    url,
    availability: `https://schema.org/${availability[status] ?? 'InStock'}`,
    priceSpecification:
      pricePerUnit && unit !== undefined
        ? {
            '@type': 'UnitPriceSpecification',
            price: decimal(pricePerUnit.price.amount),
            priceCurrency: price.currencyCode,
            referenceQuantity: { '@type': 'QuantitativeValue', value: quantity, unitCode: unit },
          }
        : undefined,
    shippingDetails: delivery ? shippingDetails(delivery) : undefined,
    hasMerchantReturnPolicy: delivery ? returnPolicy(delivery.country.code, returns) : undefined,
  };
}

/** A company with its address. */
export function organization({ name, address, contact }: { name: string; address: string; contact: string }) {
  const isUrl = /^https?:/i.test(contact);
  return {
    '@type': 'Organization',
    name,
    address: address || undefined,
    url: isUrl ? contact : undefined,
    email: isUrl ? undefined : contact || undefined,
  };
}

/** The details of an energy label. */
export function energyDetails(label: { readonly class: string; readonly scaleStart: string; readonly scaleEnd: string }) {
  const category = (name: string) => `https://schema.org/EUEnergyEfficiencyCategory${name}`;
  return {
    '@type': 'EnergyConsumptionDetails',
    hasEnergyEfficiencyCategory: category(label.class),
    energyEfficiencyScaleMin: category(label.scaleEnd),
    energyEfficiencyScaleMax: category(label.scaleStart),
  };
}

interface Option {
  readonly attribute: { readonly slug: string; readonly name: string };
  readonly term: { readonly label: string } | null | undefined;
}

/** What variations differ in: URLs of schema.org's properties, and names of other options. */
export const variesBy = (options: readonly Pick<Option, 'attribute'>[]) =>
  options.map(({ attribute: { slug, name } }) =>
    optionProperties[slug] === undefined ? name : `https://schema.org/${optionProperties[slug]}`,
  );

/** A variation's values of its options, as properties of its own and as additional ones. */
export function optionValues(options: readonly Option[]) {
  const chosen = options.flatMap(({ attribute, term }) => (term ? [{ attribute, value: term.label }] : []));
  const own = chosen.flatMap(({ attribute, value }) => {
    const property = optionProperties[attribute.slug];
    return property === undefined ? [] : [[property, value] as const];
  });
  const others = chosen.filter(({ attribute }) => optionProperties[attribute.slug] === undefined);
  const additionalProperty = others.map(({ attribute, value }) => ({ '@type': 'PropertyValue', name: attribute.name, value }));
  return { ...Object.fromEntries(own), additionalProperty: additionalProperty.length > 0 ? additionalProperty : undefined };
}
