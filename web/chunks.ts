import path from 'node:path';

// Which source files become one file of the build: those that always load together. Without this, each file that two pages share would be
// a script and a stylesheet of its own: seventy requests for a product page.

/** The part of the bundler's module information that is read here. */
interface ModuleInfo {
  isEntry: boolean;
  importers: string[];
  dynamicImporters: string[];
}

interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null;
}

const root = `${import.meta.dirname}${path.sep}`;

/** Files that are imported when they are needed, by the name of the file of the build that has what they share with the files of `joining`. */
const parts: Record<string, string> = {
  'app/home/page': 'home',
  'app/navigation/Footer': 'footer',
  'attribution/followVisits': 'visits',
  'products/lateParts': 'productLate',
  'products/page': 'product',
  'search/page': 'listing',
};

/** Files that add to a page which has loaded already, or that few visitors see: they don't decide about the file of what they share with a page. */
const joining = new Set([
  'alerts/AlertPages',
  'analytics/startAnalytics',
  'app/styleGuide/StyleGuidePage',
  'consent/CookiesPage',
  'kit/Select/SelectList',
  'kit/overlay/ModalHost',
  'newsletter/NewsletterBox',
  'offers/comments/Comments',
  'offers/comments/commentActions',
  'newsletter/newsletterRoute',
  'products/quickView/QuickViewDialog',
  'search/FilterDrawer',
]);

const entry = 'app/entryClient';

const anyOf = (parts: string[]) => new RegExp(parts.map((part) => `/(?:web|shared)/${part}`).join('|'));

// What pages with offers share: what an offer's code and the way to it need, on product pages too, and what its card needs. What is done
// with it comes when it is done.
export const ofCoupons = anyOf([
  'offers/(AffiliateNotice|OutLink|offerTexts)',
  'offers/coupon/(CouponButton|CouponCode|codeAddress|couponAddress|couponRules|openCoupon|revealedCodes|useCopy)',
  'kit/(countdown/|copyText|relay/__generated__/askServerTime|list/(LoadMore|loadMore))',
  'products/sharing/(ShareButtons|NetworkIcon|shareNetworks)',
  '__generated__/(AffiliateNotice|CouponButton|OutLink)_',
  'kit/clock/shownTime',
]);
export const ofDeals = anyOf([
  'offers/(availability|HeatIcon|OfferCard|OfferCover|OfferPrice|Shipping|[Tt]emperature|dealsUrl)',
  'offers/(board/useOffersBoard|votes/(HotVote|ownVotes|voteTexts))',
  '__generated__/(HotVote|OfferCard|OfferCover|OfferPrice|Shipping)_',
]);

const ofSomePages = new RegExp(
  [
    // But for what every page's header and table of routes need.
    'accounts/(?!((page/)?routes|AccountLink|accountTasks)[.])',
    'attribution/',
    'orders/',
    'returns/(?!routes[.])',
    'payments/',
    'consent/',
    'app/styleGuide/',
    'kit/(clock/shownTime|tabStorage|flash|list/)',
    'kit/(content|countdown|lightbox|overlay|popup|rating|scroll|Select)/',
    'kit/forms/(?!fieldText)',
    'cart/(page/(cartAddress|actions)|line/(useLineRemoval|useRemoveCartLine|QuantityStepper|quantityStepper))',
    'visitor/runMutation',
    'search/(listingUrl|FacetGroup|EmptyStateSuggestions|live/(SearchForm|categoryLinks))',
    '__generated__/(EmptyStateSuggestions|SearchForm)_',
    'products/(variationChoice|sharing/)',
    'compare/(?!(CompareButton|CompareHost|compareAddress|comparePhases|useCompareToggle|useCompared)[.])',
    'offers/',
    'marketplace/',
    '__generated__/(AvailabilityLabel|BoughtElsewhere|BoughtTogether|External|SplitSums|useAddMany|useChooseExternalShop|useGate)',
    'reviews/',
    'live/',
    'newsletter/',
    '__generated__/(NewsletterForm|signUpMutation)',
    '__generated__/(Offer|OutLink|HotVote|Shipping|AffiliateNotice|Deals|useApplyCoupon|MailsOff)',
    '__generated__/(actions|orderActions|Review|useOwnReview|WriteReview)',
    '__generated__/(Account(?!Link_)|Address)',
    'kit/(copyText|relay/__generated__/askServerTime)',
    '__generated__/([cC]oupon|revealCode|askEnded)',
    'wishlist/(addAllToCart|changeWish|heartRule|pressHeart)',
    '__generated__/(use(Update|Remove)CartLine|changeWish|changeCompare|Chart|CompareItem|ComparePage|useCompare(Groups|List|Search)|useOwnGroups)',
  ]
    .map((part) => `/web/${part}`)
    .join('|'),
);

/** What many pages need, but not all. */
const ofMostPages = anyOf([
  'cart/page/cartAddress',
  'consent/(consent|answerRules|wording)[.]',
  'search/MissingPage',
  'kit/clock/shownTime',
  'kit/scroll/easedScroll',
  'kit/(flash|forms/useFormAction)[.]',
  'visitor/runMutation',
]);

/** What pages with products to buy need: pages of deals and accounts do without. */
const ofBuying = anyOf([
  'products/(ProductCard|ProductGrid|CardCorner|CardSwatches|EnergyLabel)',
  '__generated__/(EnergyLabel|ProductCard|ProductGrid)_',
  'delivery/deliveryEstimate',
  'money/money',
  'products/Swatch',
  'cart/line/[qQ]uantityStepper',
  'kit/overlay/(DialogHead|Dialog[.]module|ModalLink)',
  'marketplace/(AvailabilityLabel|availabilityLabel)',
  '__generated__/AvailabilityLabel',
]);

const ofSuggestions = anyOf([
  'search/(EmptyStateSuggestions|live/(SearchForm|categoryLinks))',
  '__generated__/(EmptyStateSuggestions|SearchForm)_',
]);

const ofDialogs = anyOf(['kit/overlay/(Dialog|openDialog|scrollLock|content)[.]']);

const nameOf = (id: string) => id.replace(root, '').replace(/\.tsx?$/, '');

/** Returns the files that are imported when they are needed, or first, and that lead to this one. */
function usersOf(id: string, context: ChunkingContext): Set<string> {
  const users = new Set<string>();
  const seen = new Set<string>();
  const todo = [id];
  for (let current = todo.pop(); current !== undefined; current = todo.pop()) {
    if (seen.has(current)) continue;
    seen.add(current);
    const info = context.getModuleInfo(current);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) users.add(nameOf(current));
    todo.push(...info.importers);
  }
  return users;
}

/** Returns the name of the file of the build that a source file becomes part of; null where the bundler decides. */
export function chunkOf(id: string, context: ChunkingContext): string | null {
  const users = usersOf(id, context);
  // It waits for the page's file, which imports what is shared: in one file, each would wait for the other.
  if (nameOf(id) === entry) return null;
  if (users.has(entry) || ofMostPages.test(id)) return 'shared';
  const [user, ...others] = [...users].filter((one) => !joining.has(one));
  // The imported file itself stays in the bundler's hands: in a group, each would be a file more that only passes the group's exports on.
  if (user !== undefined && others.length === 0 && !users.has(nameOf(id)) && parts[user]) return parts[user];
  if (ofBuying.test(id)) return 'buying';
  if (ofDialogs.test(id)) return 'dialogs';
  if (ofSuggestions.test(id)) return 'suggestions';
  return users.size >= 3 && !ofSomePages.test(id) ? 'shared' : null;
}
