import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { leanVendors } from '../scripts/leanVendors.ts';
import { messages } from '../scripts/viteMessages.ts';
import { serverPartsOfRoutes } from '../scripts/serverPartsOfRoutes.ts';
import { relayArtifacts } from '../scripts/viteRelay.ts';

const root = import.meta.dirname;

const anyOf = (parts: string[]) => new RegExp(parts.map((part) => `/web/${part}`).join('|'));

// What pages with offers share: what an offer's code and the way to it need, on product pages too, and what its card needs. What is done
// with it comes when it is done.
const ofCoupons = anyOf([
  'offers/(AffiliateNotice|OutLink|offerTexts)',
  'offers/coupon/(CouponButton|CouponCode|codeAddress|couponAddress|couponRules|openCoupon|revealedCodes|useCopy)',
  'kit/(countdown/|copyText|__generated__/askServerTime)',
  '__generated__/(AffiliateNotice|CouponButton|OutLink)_',
  'kit/clock/shownTime',
]);
const ofDeals = anyOf([
  'offers/(HeatIcon|OfferCard|OfferCover|OfferPrice|Shipping|[Tt]emperature|dealsUrl)',
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
    'kit/(copyText|__generated__/askServerTime)',
    '__generated__/([cC]oupon|revealCode|askEnded)',
    'wishlist/(addAllToCart|changeWish|heartRule|pressHeart)',
    '__generated__/(use(Update|Remove)CartLine|changeWish|changeCompare|Chart|CompareItem|ComparePage|useCompare(Groups|List|Search)|useOwnGroups)',
  ]
    .map((part) => `/web/${part}`)
    .join('|'),
);

// A few files instead of thirty: they compress better together. `vendor` changes only when a dependency does.
const groups = [
  {
    name: 'vendor',
    // Without what only goes on in lists.
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|invariant)\/(?!.*(Pagination|Refetch|LoadMore|ConnectionState|QueryLoader|OperationNodeActive|IsMounted|readFragment))/,
    priority: 3,
  },
  // The shop's first page need not carry what only some pages share: it stays with them, however many they are, and so do parts of
  // the kit that are fetched when they are used.
  {
    name: 'shared',
    test: (file: string) => /\/(web|shared\/clock)\//.test(file) && !ofSomePages.test(file),
    minShareCount: 3,
    priority: 2,
  },
  // What the first script has and something later uses too would be four files of their own.
  { name: 'first', test: anyOf(['kit/(enteredEarly|overlay/(modals|openDialogs))', 'app/navigation/MenuLink']), priority: 2 },
  { name: 'coupons', test: ofCoupons, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
  { name: 'deals', test: ofDeals, minShareCount: 2, priority: 0, includeDependenciesRecursively: false },
];

/** These are there before anything is imported. */
const isOnEveryPage = /\/(vendor|shared|first|entryClient|rolldown-runtime)-/;

export default defineConfig(({ isSsrBuild }) => ({
  root,
  // Relay asks for it at every turn, and the real one is read from the operating system each time.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
  publicDir: path.join(root, 'public'),
  plugins: [leanVendors(), serverPartsOfRoutes(), messages(path.dirname(root)), relayArtifacts(path.dirname(root)), react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: path.join(root, isSsrBuild ? '../dist/web-server' : '../dist/web'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    cssMinify: 'lightningcss',
    target: 'es2023',
    // A part that is fetched later comes with its styles. The scripts that it needs besides are not named in the first script, where the
    // names of all parts of all pages would be two kilobytes: the part names them, while its data is on its way.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css') && !isOnEveryPage.test(file)),
    },
    rollupOptions: {
      input: path.join(root, isSsrBuild ? 'app/entryServer.tsx' : 'app/entryClient.tsx'),
      // Nothing here reads a property for what the reading does, so what is read and then not used can go.
      treeshake: isSsrBuild ? true : { propertyReadSideEffects: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
  ssr: { noExternal: isSsrBuild ? ['react-relay', 'relay-runtime', 'react-router'] : undefined },
}));
