import { isObjectType, TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import { productTag } from '../catalogue/projection/projection.ts';
import type { Context } from '../platform/graphql/context.ts';

// What the responses of the Shop API hold, as cache tags (decision 0038). A document that selects only fields of this table holds the tags
// that its products and lists of products add while it runs, besides data whose changes outdate everything: settings, menus, categories,
// brands, manufacturers, attributes, merchants, criteria of reviews. Any other field makes the response hold anything. Add a field only if each change of its
// data has one of these tags (catalogue/projection/cacheTags.ts), or none and thereby outdates everything.

const words = (names: string) => new Set(names.split(' '));

const tagged: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: words('product products category categories checkout menu newsletterFormAt shop shopSettings'),
  Product: words(
    'boughtTogether brand breadcrumbs categories compareGroup cover createdAt crossSells databaseId delivery deposit description discountPercent energyLabel externalLink externalListings externalShop groupedProducts gtin id images isFeatured isPurchasable manufacturer metafield metafields minimumAge name offers options price priceHistory pricePerUnit priceRange priorPrice quantityRule rating returnDays reviewCriteria reviews reviewSummary safetyWarnings secondImage shortDescription sizeGuide sku slug specifications stock swatches tags type upsells url variations wishCount withdrawalException',
  ),
  ProductVariation: words(
    'delivery id image isPurchasable metafield metafields options price pricePerUnit priorPrice discountPercent quantityRule sku stock',
  ),
  ProductConnection: words('edges facets pageInfo totalCount'),
  ProductEdge: words('cursor match node'),
  ProductMatch: words('discountPercent price pricePerUnit priceRange priorPrice stock'),
  ProductFacets: words('attributes brands categories inStockCount onSaleCount price priceSteps'),
  AttributeFacet: words('attribute terms'),
  TermFacet: words('count isSelected term'),
  BrandFacet: words('brand count isSelected'),
  CategoryFacet: words('category count isSelected'),
  BundleItem: words('deposit detail image name price productId url'),
  Offer: words(
    'asOf availability coupon destinationHost endsAt id isExpired merchant outUrl price priorPrice shipping shipsTo title totalPrice url',
  ),
  OfferCoupon: words('code codeId isExpired'),
  Merchant: words('id isAffiliate isOwnShop name'),
  Checkout: words('acceptedPaymentMethods deliveryAreas'),
  Country: words('code name'),
  DeliveryArea: words('countries rates'),
  DeliveryRate: words('code description freeFrom maxTransitDays maxWeightGrams minTransitDays minWeightGrams name price'),
  Metafield: words('description key name namespace type value'),
  Manufacturer: words('address contact name responsiblePerson'),
  ResponsiblePerson: words('address contact name'),
  ProductDelivery: words('country handlingDays method transitDays'),
  DayRange: words('max min'),
  Deposit: words('amount'),
  EnergyLabel: words('class labelUrl scaleEnd scaleStart sheetUrl'),
  ShippingMethod: words('code deliveryEstimate description freeFrom name price'),
  DeliveryEstimate: words('earliest latest'),
  PaymentMethod: words('code name'),
  PricePerUnit: words('base formatted price'),
  WithdrawalException: words('isConditional reason text'),
  PriceHistory: words('highest isYoung lowest points reducedSince since until'),
  PricePoint: words('at price'),
  ReviewSummary: words('average count criteria distribution'),
  CriterionAverage: words('average criterion percent'),
  StarShare: words('count percent stars'),
  ReviewConnection: words('edges pageInfo'),
  ReviewEdge: words('cursor node'),
  Review: words('authorName average body createdAt databaseId helpfulCount id isVerifiedBuyer scores status title unhelpfulCount'),
  ReviewScore: words('criterion points'),
  ReviewCriterion: words('name slug'),
  ExternalShop: words('country id name'),
  ShopListing: words('checkedAt isAvailable isBeingChecked shop'),
  Attribute: words('id name slug'),
  AttributeTerm: words('id label slug swatch'),
  Brand: words('id name slug url'),
  Category: words('ancestors children databaseId description id metafield metafields name parent picture sizeGuide slug url'),
  CompareGroup: words('id'),
  ExternalLink: words('buttonText url'),
  Image: words('alt basePath color'),
  MenuItem: words('children icon id isInMobileToolbar label url'),
  Money: words('amount currencyCode formatted'),
  MoneyRange: words('max min'),
  NewsletterForm: words('asksName hasConsentBox variant wording wordingVersion'),
  PageInfo: words('endCursor hasNextPage hasPreviousPage startCursor'),
  ProductOption: words('attribute values'),
  ProductOptionValue: words('isDefault term'),
  QuantityRule: words('max min step'),
  Rating: words('average count'),
  ShopDetails: words('currencyDisplay description hasFaq logoPath name tagline'),
  SizeGuide: words('category text url'),
  ShopSettings: words(
    'allowTracking cartRedirectAfterAdd guestsMayReview guestsMayWish reviewsNeedApproval slidingCart storeNotice timeZone topContent wishedHeartsLink',
  ),
  Specification: words('attribute text'),
  SpecificationGroup: words('heading items'),
  Stock: words('left status'),
  StoreNotice: words('noticeId text'),
  VariationOption: words('attribute term'),
};

/** Whether all fields of a document have tags. By document: those of the shop's pages are parsed once. */
const known = new WeakMap<DocumentNode, boolean>();

function isTagged(schema: GraphQLSchema, document: DocumentNode): boolean {
  const found = known.get(document);
  if (found !== undefined) return found;
  const types = new TypeInfo(schema);
  let isWhole = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: field } }) {
        const type = types.getParentType()?.name ?? '';
        if (field !== '__typename' && !tagged[type]?.has(field)) isWhole = false;
      },
    }),
  );
  known.set(document, isWhole);
  return isWhole;
}

/** Call before a document is executed: collects what its response holds, if the context asks for it. */
export function collectHoldings(schema: GraphQLSchema, document: DocumentNode, { holdings }: Context): void {
  if (holdings && !isTagged(schema, document)) holdings.addAnything();
}

/** Lets each product in a response add its tag. Executing a document checks the type of each of its objects. */
export function tagProducts(schema: GraphQLSchema): void {
  for (const name of ['Product', 'ProductVariation']) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${name}`);
    type.isTypeOf = ({ id }: { id: number }, { holdings }: Context) => {
      holdings?.add(productTag(id));
      return true;
    };
  }
}
