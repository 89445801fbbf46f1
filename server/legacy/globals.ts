import { attributionPrefix } from '../../shared/attribution/form.ts';
import type { TokenFamily } from '../platform/operation/formTokens.ts';
import { createHash } from 'node:crypto';
import type { globalsQuery } from './__generated__/globalsQuery.graphql.ts';
import { attributionFields } from './attribution.ts';
import type { LegacyCall } from './call.ts';
import { documentOf, graphql } from './graphqlTag.ts';
import { cartPath } from './paths.ts';
import type { LegacyReply } from './reply.ts';
import { themeTexts } from './themeTexts.ts';

// The global variables that the old theme's pages give to their scripts, as one script: with the names, keys and types that the scripts
// expect, and with tokens of the caller.

const document = documentOf(graphql`
  query globalsQuery {
    shopSettings {
      cartRedirectAfterAdd
    }
    attributionSettings {
      allowTracking
      trackingMonths
      sessionMinutes
    }
    cookieConsent {
      answer
    }
  }
`);

const ajaxPath = '/wp-admin/admin-ajax.php';
const ajaxPattern = '/?wc-ajax=%%endpoint%%';

type Values = Record<string, unknown>;

/** Converts values as the old pages print them: scalars as strings (true is '1', false is ''), nested values unchanged. */
function printed(values: Values): Values {
  const text = (value: unknown) => (typeof value === 'boolean' ? (value ? '1' : '') : String(value));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' && value !== null ? value : text(value)]),
  );
}

/** Returns the shop's id within a shared browser storage; every instance of the shop computes the same. */
function siteHash(origin: string): string {
  return createHash('md5').update(origin).digest('hex');
}

/**
 * Returns all global variables of the scripts for this caller. `is_cart`, `is_checkout` and `is_subscribers` in the query name the
 * requesting page.
 */
async function globalsOf(call: LegacyCall): Promise<Record<string, Values>> {
  const { origin, form } = call;
  await call.introduce();
  const token = (family: TokenFamily) => call.token(family);
  const { shopSettings, attributionSettings, cookieConsent } = await call.execute<globalsQuery>(document, {});
  const ajax = { ajax_url: ajaxPath, wc_ajax_url: ajaxPattern };
  const site = siteHash(origin);
  const all: Record<string, Values> = {
    wc_add_to_cart_params: {
      ...ajax,
      i18n_view_cart: themeTexts.viewCart,
      i18n_added_to_cart: 'Has been added to cart.',
      cart_url: cartPath,
      is_cart: form.get('is_cart') === '1',
      cart_redirect_after_add: shopSettings.cartRedirectAfterAdd ? 'yes' : 'no',
    },
    wc_cart_fragments_params: {
      ...ajax,
      cart_hash_key: `wc_cart_hash_${site}`,
      fragment_name: `wc_fragments_${site}`,
      request_timeout: 5000,
    },
    woocommerce_params: { ...ajax, i18n_password_show: 'Show password', i18n_password_hide: 'Hide password' },
    wc_checkout_params: {
      ...ajax,
      update_order_review_nonce: await token('update-order-review'),
      apply_coupon_nonce: await token('apply-coupon'),
      remove_coupon_nonce: await token('remove-coupon'),
      process_checkout_nonce: await token('checkout'),
      option_guest_checkout: 'yes',
      checkout_url: '/?wc-ajax=checkout',
      is_checkout: form.get('is_checkout') === '1',
      debug_mode: false,
      i18n_checkout_error: 'Something went wrong with your order. Check your orders before you try again.',
    },
    rhscriptvars: {
      ajax_url: ajaxPath,
      back: 'back',
      fin: "That's all",
      noresults: themeTexts.nothingFound,
      your_rating: 'Your Rating:',
      addedcart: 'Added to Cart',
      nonce: await token('general'),
      hotnonce: await token('hot-vote'),
      wishnonce: await token('wishlist'),
      searchnonce: await token('search'),
      filternonce: await token('filter'),
      helpnotnonce: await token('helpful-vote'),
      rating_tabs_id: '',
      max_temp: 10,
      min_temp: -10,
    },
    comparechart: {
      comparenonce: await token('compare'),
      item_error_add: 'Please, add items to this compare group or choose not empty group',
      item_error_comp: 'Please, add more items to compare',
    },
    the_ajax_script: {
      ajaxurl: ajaxPath,
      // One script serves both the form and the list of subscribers, and reads both tokens by this name. No page has both.
      ajax_nonce: await token(form.get('is_subscribers') === '1' ? 'subscriber-delete' : 'subscribe'),
      delete_one_nonce: await token('subscriber-delete'),
      // Empty until the caller has re-authenticated, so that a script can say so before it asks to confirm the deletion of all subscribers.
      delete_all_nonce: (await call.isSteppedUp()) ? await token('subscriber-delete') : '',
    },
    // Pages are the same for every visitor, so the scripts must always request the wishlist state.
    wishcached: { rh_ajax_url: ajaxPath, userid: (await call.accountId()) ?? 0 },
    quickviewvars: { templateurl: origin, quicknonce: await token('quickview') },
    wc_order_attribution: {
      params: {
        lifetime: attributionSettings.trackingMonths,
        session: attributionSettings.sessionMinutes,
        base64: false,
        ajaxurl: ajaxPath,
        prefix: attributionPrefix,
        // A boolean, because the scripts treat every string as true. They have no consent dialog of their own, so consent denied in this
        // shop also applies to them.
        allowTracking: attributionSettings.allowTracking && cookieConsent.answer !== 'DENIED',
      },
      fields: attributionFields,
    },
    wpApiSettings: {
      root: `${origin}/wp-json/`,
      nonce: await token('rest'),
      nonceEndpoint: `${origin}${ajaxPath}?action=rest-nonce`,
      versionString: 'wp/v2/',
    },
  };
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [name, printed(values)]));
}

/** The values that API clients need, under names of this shop: the scripts' globals are spread over many objects. */
const forPrograms = ({ wpApiSettings = {}, wc_checkout_params = {} }: Record<string, Values>) => ({
  rest: { root: wpApiSettings.root, nonce: wpApiSettings.nonce, nonceEndpoint: wpApiSettings.nonceEndpoint },
  checkout: { nonce: wc_checkout_params.process_checkout_nonce },
});

/** Returns the global variables as a script that sets them, or as JSON. */
export async function sendGlobals(call: LegacyCall, kind: 'js' | 'json'): Promise<LegacyReply> {
  const globals = await globalsOf(call);
  const script = Object.entries(globals).map(([name, values]) => `var ${name} = ${JSON.stringify(values).replaceAll('<', '\\u003c')};\n`);
  return {
    status: 200,
    contentType: kind === 'js' ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8',
    body: kind === 'js' ? script.join('') : JSON.stringify({ ...globals, ...forPrograms(globals) }),
    headers: {},
  };
}
