import type { Arrival, Rule } from '../../shared/attribution/classify.ts';
import { sourceOf, type Source } from '../../shared/attribution/records.ts';

// Attribution cases: a landing, and the expected result of the rules.

const shop = 'https://shop.example';
const newsletter = sourceOf('utm', { src: 'newsletter', mdm: 'email', cmp: 'spring' });

export interface Case extends Partial<Arrival> {
  name: string;
  /** Path and query in the shop. */
  path?: string;
  rule: Rule;
  source: Partial<Source>;
}

const direct: Partial<Source> = { typ: 'typein', src: '(direct)', mdm: '(none)', cmp: '(none)' };
const organic = (src: string, trm = '(none)'): Partial<Source> => ({ typ: 'organic', src, mdm: 'organic', trm });
const referral = (src: string, cnt = '/'): Partial<Source> => ({ typ: 'referral', src, mdm: 'referral', cnt });
const utm = (parts: Partial<Source>): Partial<Source> => ({ typ: 'utm', ...parts });
const kept = { rule: 'KEPT', source: newsletter, current: newsletter } as const;
const campaign = (name: string, path: string, source: Partial<Source>, more: Partial<Case> = {}): Case => ({
  name,
  path,
  rule: 'CAMPAIGN',
  source: utm(source),
  ...more,
});
const click = (name: string, path: string, source: Partial<Source>, more: Partial<Case> = {}): Case => ({
  ...campaign(name, path, source, more),
  rule: 'CLICK_ID',
});
const from = (name: string, referrer: string, rule: Rule, source: Partial<Source>, more: Partial<Case> = {}): Case => ({
  name,
  referrer,
  rule,
  source,
  ...more,
});

export const cases: Case[] = [
  // 1. Campaign parameters.
  campaign('utm_source alone', '/?utm_source=a', { src: 'a', mdm: '(none)', cmp: '(none)' }),
  campaign('utm_medium alone', '/?utm_medium=email', { src: '(none)', mdm: 'email' }),
  campaign('utm_campaign alone', '/?utm_campaign=x', { src: '(none)', cmp: 'x' }),
  campaign('utm_content alone', '/?utm_content=x', { cnt: 'x' }),
  campaign('utm_term alone', '/?utm_term=x', { trm: 'x' }),
  campaign('utm_id alone', '/?utm_id=7', { id: '7' }),
  campaign('utm_source_platform alone', '/?utm_source_platform=p', { plt: 'p', src: '(none)' }),
  campaign('utm_creative_format alone', '/?utm_creative_format=video', { fmt: 'video' }),
  campaign('utm_marketing_tactic alone', '/?utm_marketing_tactic=t', { tct: 't' }),
  campaign('an unknown utm_ parameter', '/?utm_whatever=1', { src: '(none)', mdm: '(none)' }),
  campaign('all campaign parameters', '/?utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e&utm_id=f', {
    src: 'a',
    mdm: 'b',
    cmp: 'c',
    cnt: 'd',
    trm: 'e',
    id: 'f',
  }),
  campaign('parameter names in capitals', '/?UTM_Source=News', { src: 'News' }),
  campaign('blanks and umlauts', '/?utm_campaign=Fr%C3%BChling%202026+neu', { cmp: 'Frühling 2026 neu' }),
  campaign('the first value that is not empty', '/?utm_source=&utm_source=b&utm_source=c', { src: 'b' }),
  campaign('a malformed percent-encoding', '/?utm_source=%E0%A4', { typ: 'utm' }),
  campaign('the cookie’s value separators', '/?utm_source=a%7C%7C%7Cb%3Dc', { src: 'a|b=c' }),
  campaign('5,000 characters', `/?utm_campaign=${'x'.repeat(5_000)}`, { cmp: 'x'.repeat(255) }),
  campaign('markup, which stays text', '/?utm_source=%3Cscript%3E', { src: '<script>' }),
  campaign('a campaign takes precedence over a search engine', '/?utm_source=a', { src: 'a' }, { referrer: 'https://www.google.com/' }),
  campaign('a campaign takes precedence over another site', '/?utm_source=a', { src: 'a' }, { referrer: 'https://blog.example.org/post' }),
  campaign('a campaign during a visit', '/?utm_source=a', { src: 'a' }, { hasSession: true, current: newsletter }),
  campaign('a campaign takes precedence over an earlier source', '/?utm_source=a', { src: 'a', cmp: '(none)' }, { current: newsletter }),
  campaign('a campaign linked from the shop itself', '/?utm_source=a', { src: 'a' }, { referrer: `${shop}/shop/` }),
  campaign(
    'a campaign after a redirect that kept the query',
    '/shop/?orderby=date&utm_source=a',
    { src: 'a' },
    { referrer: 'https://t.co/x' },
  ),
  campaign('parameters in array notation', '/?utm_source[]=a&utm_medium%5B0%5D=b', { src: 'a', mdm: 'b' }),
  campaign('an unknown parameter in array notation', '/?utm_[]=a&utm_x[]=b', { src: '(none)' }),
  { name: 'an empty parameter is ignored', path: '/?utm_source=', rule: 'TYPEIN', source: direct },
  { name: 'a blank parameter is ignored', path: '/?utm_source=%20', rule: 'TYPEIN', source: direct },
  { name: 'utm without an underscore is ignored', path: '/?utmsource=a', rule: 'TYPEIN', source: direct },
  { name: 'utm_ without a name is ignored', path: '/?utm_=a', rule: 'TYPEIN', source: direct },
  { name: 'a parameter that only ends in utm_source is ignored', path: '/?my_utm_source=a', rule: 'TYPEIN', source: direct },
  { name: 'a parameter in the fragment is ignored', path: '/#utm_source=a', rule: 'TYPEIN', source: direct },
  // 1. Click ids.
  click('gclid', '/?gclid=1', { src: 'google', mdm: 'cpc', cmp: 'google_cpc' }),
  click('gbraid', '/?gbraid=1', { src: 'google', mdm: 'cpc' }),
  click('wbraid', '/?wbraid=1', { src: 'google', mdm: 'cpc' }),
  click('yclid', '/?yclid=1', { src: 'yandex', mdm: 'cpc', cmp: 'yandex_cpc' }),
  click('msclkid', '/?msclkid=1', { src: 'bing', mdm: 'cpc' }),
  click(
    'gclid takes precedence over the search engine',
    '/?gclid=1',
    { src: 'google', mdm: 'cpc' },
    { referrer: 'https://www.google.de/' },
  ),
  click('gclid during a visit', '/?gclid=1', { src: 'google' }, { hasSession: true, current: newsletter }),
  campaign('gclid completes missing parameters', '/?gclid=1&utm_campaign=c', { src: 'google', mdm: 'cpc', cmp: 'c' }),
  campaign('parameters take precedence over the click id', '/?gclid=1&utm_source=a&utm_medium=b', {
    src: 'a',
    mdm: 'b',
    cmp: 'google_cpc',
  }),
  { name: 'an empty click id is ignored', path: '/?gclid=', rule: 'TYPEIN', source: direct },
  { name: 'a click id of a social network is ignored', path: '/?fbclid=1', rule: 'TYPEIN', source: direct },
  from('a click id of a social network with its referrer', 'https://l.facebook.com/l.php', 'REFERRAL', referral('facebook.com', '/l.php'), {
    path: '/?fbclid=1',
  }),
  // 2. Search engines.
  from('google', 'https://www.google.com/', 'SEARCH_ENGINE', organic('google')),
  from('google with a term', 'https://www.google.com/search?q=lamp', 'SEARCH_ENGINE', organic('google', 'lamp')),
  from('google without www', 'https://google.de', 'SEARCH_ENGINE', organic('google')),
  from('google with a second-level country domain', 'https://www.google.co.uk/', 'SEARCH_ENGINE', organic('google')),
  from('google in Brazil', 'https://www.google.com.br/', 'SEARCH_ENGINE', organic('google')),
  from('google in capitals with a trailing dot', 'https://WWW.GOOGLE.COM./', 'SEARCH_ENGINE', organic('google')),
  from('the google app', 'android-app://com.google.android.googlequicksearchbox/', 'SEARCH_ENGINE', organic('google')),
  from('a host that starts with google', 'https://google.evil.example/', 'REFERRAL', referral('google.evil.example')),
  from('a host that ends with google.com', 'https://notgoogle.com/', 'REFERRAL', referral('notgoogle.com')),
  from('google mail is not a search', 'https://mail.google.com/mail', 'REFERRAL', referral('mail.google.com', '/mail')),
  from('yandex', 'https://yandex.ru/search/?text=lamp', 'SEARCH_ENGINE', organic('yandex', 'lamp')),
  from('bing', 'https://www.bing.com/search?q=lamp', 'SEARCH_ENGINE', organic('bing', 'lamp')),
  from('bing without a query', 'https://www.bing.com/', 'SEARCH_ENGINE', organic('bing')),
  from('a subdomain of bing', 'https://cn.bing.com/', 'SEARCH_ENGINE', organic('bing')),
  from('yahoo search', 'https://de.search.yahoo.com/', 'SEARCH_ENGINE', organic('yahoo')),
  from('yahoo with a search term', 'https://yahoo.com/?p=lamp', 'SEARCH_ENGINE', organic('yahoo', 'lamp')),
  from('yahoo mail is not a search', 'https://mail.yahoo.com/', 'REFERRAL', referral('mail.yahoo.com')),
  from('rambler without a search term', 'https://www.rambler.ru/', 'REFERRAL', referral('rambler.ru')),
  from('rambler with a search term', 'https://nova.rambler.ru/search?query=lamp', 'SEARCH_ENGINE', organic('rambler', 'lamp')),
  from('duckduckgo', 'https://duckduckgo.com/', 'SEARCH_ENGINE', organic('duckduckgo')),
  from('ecosia', 'https://www.ecosia.org/', 'SEARCH_ENGINE', organic('ecosia')),
  from('baidu', 'https://www.baidu.com/link?wd=x', 'SEARCH_ENGINE', organic('baidu', 'x')),
  from('an AI assistant', 'https://chatgpt.com/', 'SEARCH_ENGINE', organic('chatgpt')),
  from('another AI assistant', 'https://www.perplexity.ai/search/x', 'SEARCH_ENGINE', organic('perplexity')),
  from('a search during a visit', 'https://www.google.com/', 'SEARCH_ENGINE', organic('google'), { hasSession: true, current: newsletter }),
  from('a search after an earlier source', 'https://www.google.com/', 'SEARCH_ENGINE', organic('google'), { current: newsletter }),
  from('a search engine on the shop’s own host', 'https://bing.com/', 'TYPEIN', direct, { ownHost: 'bing.com' }),
  // 3. Other sites.
  from('another site', 'https://blog.example.org/post/1?x=y', 'REFERRAL', referral('blog.example.org', '/post/1')),
  from('another site with www', 'https://www.blog.example/', 'REFERRAL', referral('blog.example')),
  from('another site without https', 'http://blog.example/', 'REFERRAL', referral('blog.example')),
  from('another site on a port', 'https://blog.example:8443/a', 'REFERRAL', referral('blog.example', '/a')),
  from('another site after an earlier source', 'https://blog.example/', 'REFERRAL', referral('blog.example'), { current: newsletter }),
  from('another site during a visit', 'https://pay.example/', 'KEPT', newsletter, { hasSession: true, current: newsletter }),
  from('another site during a visit without a known source', 'https://pay.example/', 'TYPEIN', direct, { hasSession: true }),
  from('a visit that has just ended', 'https://pay.example/', 'REFERRAL', referral('pay.example'), {
    hasSession: false,
    current: newsletter,
  }),
  from('a short link of Twitter', 'https://t.co/abc', 'REFERRAL', referral('twitter.com', '/abc')),
  from('Facebook’s link redirect', 'https://l.facebook.com/l.php?u=x', 'REFERRAL', referral('facebook.com', '/l.php')),
  from('a short link of LinkedIn', 'https://lnkd.in/e1', 'REFERRAL', referral('linkedin.com', '/e1')),
  from('a short link during a visit', 'https://t.co/abc', 'KEPT', newsletter, { hasSession: true, current: newsletter }),
  from('an internationalised host', 'https://bücher.example/', 'REFERRAL', referral('xn--bcher-kva.example')),
  from('an internationalised host in Punycode', 'https://xn--bcher-kva.example/', 'REFERRAL', referral('xn--bcher-kva.example')),
  from('an IPv4 address', 'http://192.0.2.7/a', 'REFERRAL', referral('192.0.2.7', '/a')),
  from('an IPv6 address', 'http://[2001:db8::1]/', 'REFERRAL', referral('[2001:db8::1]')),
  from('the shop’s parent domain', 'https://example/', 'REFERRAL', referral('example')),
  from('a host that ends with the shop’s host', 'https://myshop.example/', 'REFERRAL', referral('myshop.example')),
  from('a host that starts with the shop’s host', 'https://shop.example.org/', 'REFERRAL', referral('shop.example.org')),
  // The shop's own hosts.
  from('the shop itself', `${shop}/cart/`, 'TYPEIN', direct),
  from('the shop with www', 'https://www.shop.example/', 'TYPEIN', direct),
  from('a subdomain of the shop', 'https://blog.shop.example/', 'TYPEIN', direct),
  from('a nested subdomain of the shop', 'https://a.b.shop.example/', 'TYPEIN', direct),
  from('the shop on another port', 'http://shop.example:8080/', 'TYPEIN', direct),
  from('a subdomain of a shop at www', 'https://blog.shop.example/', 'TYPEIN', direct, { ownHost: 'www.shop.example' }),
  from('the shop in capitals with a trailing dot', 'https://SHOP.Example./', 'TYPEIN', direct),
  from('the shop at an internationalised host', 'https://bücher.example/', 'TYPEIN', direct, { ownHost: 'xn--bcher-kva.example' }),
  from('the shop at an IPv4 address', 'http://127.0.0.1/a', 'TYPEIN', direct, { ownHost: '127.0.0.1' }),
  from('a host below the shop’s IPv4 address', 'http://1.127.0.0.1.nip.example/', 'REFERRAL', referral('1.127.0.0.1.nip.example'), {
    ownHost: '127.0.0.1',
  }),
  from('the shop at an IPv6 address', 'http://[::1]/a', 'TYPEIN', direct, { ownHost: '[::1]' }),
  from('the shop itself after an earlier source', `${shop}/cart/`, 'KEPT', newsletter, { current: newsletter }),
  // 4 and 5. Earlier sources and direct visits.
  { name: 'an earlier source during a visit', ...kept, hasSession: true },
  { name: 'an earlier source after the visit', ...kept },
  { name: 'no signals', rule: 'TYPEIN', source: direct },
  { name: 'no signals during a visit', rule: 'TYPEIN', source: direct, hasSession: true },
  from('an invalid referrer', 'somewhere', 'TYPEIN', direct),
  from('a referrer without a host', 'about:blank', 'TYPEIN', direct),
  from('a javascript: referrer', 'javascript:alert(1)', 'TYPEIN', direct),
  from('a file: referrer', 'file:///C:/mail.html', 'TYPEIN', direct),
  { name: 'an invalid URL', path: undefined, url: 'nowhere', rule: 'TYPEIN', source: direct },
];

export function arrivalOf({ name: _name, path = '/', rule: _rule, source: _source, ...given }: Case): Arrival {
  return { url: shop + path, referrer: '', ownHost: 'shop.example', hasSession: false, current: null, ...given };
}
