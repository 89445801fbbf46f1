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
  campaign('a utm_ parameter that nobody knows', '/?utm_whatever=1', { src: '(none)', mdm: '(none)' }),
  campaign('all of them', '/?utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e&utm_id=f', {
    src: 'a',
    mdm: 'b',
    cmp: 'c',
    cnt: 'd',
    trm: 'e',
    id: 'f',
  }),
  campaign('names in capitals', '/?UTM_Source=News', { src: 'News' }),
  campaign('blanks and umlauts', '/?utm_campaign=Fr%C3%BChling%202026+neu', { cmp: 'Frühling 2026 neu' }),
  campaign('the first of two that say something', '/?utm_source=&utm_source=b&utm_source=c', { src: 'b' }),
  campaign('what cannot be decoded', '/?utm_source=%E0%A4', { typ: 'utm' }),
  campaign('what would end a value in the cookie', '/?utm_source=a%7C%7C%7Cb%3Dc', { src: 'a|b=c' }),
  campaign('5,000 characters', `/?utm_campaign=${'x'.repeat(5_000)}`, { cmp: 'x'.repeat(255) }),
  campaign('markup, which stays text', '/?utm_source=%3Cscript%3E', { src: '<script>' }),
  campaign('before a search engine', '/?utm_source=a', { src: 'a' }, { referrer: 'https://www.google.com/' }),
  campaign('before another site', '/?utm_source=a', { src: 'a' }, { referrer: 'https://blog.example.org/post' }),
  campaign('during a visit', '/?utm_source=a', { src: 'a' }, { hasSession: true, current: newsletter }),
  campaign('before what was earlier', '/?utm_source=a', { src: 'a', cmp: '(none)' }, { current: newsletter }),
  campaign('from the shop itself', '/?utm_source=a', { src: 'a' }, { referrer: `${shop}/shop/` }),
  campaign('after a redirect that kept the address', '/shop/?orderby=date&utm_source=a', { src: 'a' }, { referrer: 'https://t.co/x' }),
  campaign('written as a list', '/?utm_source[]=a&utm_medium%5B0%5D=b', { src: 'a', mdm: 'b' }),
  campaign('a list without a name is a campaign that nobody knows', '/?utm_[]=a&utm_x[]=b', { src: '(none)' }),
  { name: 'an empty parameter says nothing', path: '/?utm_source=', rule: 'TYPEIN', source: direct },
  { name: 'a blank parameter says nothing', path: '/?utm_source=%20', rule: 'TYPEIN', source: direct },
  { name: 'utm without an underscore is none', path: '/?utmsource=a', rule: 'TYPEIN', source: direct },
  { name: 'utm_ without a name is none', path: '/?utm_=a', rule: 'TYPEIN', source: direct },
  { name: 'a parameter that only ends in it is none', path: '/?my_utm_source=a', rule: 'TYPEIN', source: direct },
  { name: 'after the fragment it is none', path: '/#utm_source=a', rule: 'TYPEIN', source: direct },
  // 1. Click ids.
  click('gclid', '/?gclid=1', { src: 'google', mdm: 'cpc', cmp: 'google_cpc' }),
  click('gbraid', '/?gbraid=1', { src: 'google', mdm: 'cpc' }),
  click('wbraid', '/?wbraid=1', { src: 'google', mdm: 'cpc' }),
  click('yclid', '/?yclid=1', { src: 'yandex', mdm: 'cpc', cmp: 'yandex_cpc' }),
  click('msclkid', '/?msclkid=1', { src: 'bing', mdm: 'cpc' }),
  click('gclid before the search engine', '/?gclid=1', { src: 'google', mdm: 'cpc' }, { referrer: 'https://www.google.de/' }),
  click('gclid during a visit', '/?gclid=1', { src: 'google' }, { hasSession: true, current: newsletter }),
  campaign('gclid fills in what the parameters leave open', '/?gclid=1&utm_campaign=c', { src: 'google', mdm: 'cpc', cmp: 'c' }),
  campaign('parameters come before the click id', '/?gclid=1&utm_source=a&utm_medium=b', { src: 'a', mdm: 'b', cmp: 'google_cpc' }),
  { name: 'an empty click id is none', path: '/?gclid=', rule: 'TYPEIN', source: direct },
  { name: 'a click id of a social network is none', path: '/?fbclid=1', rule: 'TYPEIN', source: direct },
  from('which leaves it to its referrer', 'https://l.facebook.com/l.php', 'REFERRAL', referral('facebook.com', '/l.php'), {
    path: '/?fbclid=1',
  }),
  // 2. Search engines.
  from('google', 'https://www.google.com/', 'SEARCH_ENGINE', organic('google')),
  from('google with a term', 'https://www.google.com/search?q=lamp', 'SEARCH_ENGINE', organic('google', 'lamp')),
  from('google without www', 'https://google.de', 'SEARCH_ENGINE', organic('google')),
  from('google of a country of two parts', 'https://www.google.co.uk/', 'SEARCH_ENGINE', organic('google')),
  from('google of Brazil', 'https://www.google.com.br/', 'SEARCH_ENGINE', organic('google')),
  from('google in capitals with a point at the end', 'https://WWW.GOOGLE.COM./', 'SEARCH_ENGINE', organic('google')),
  from('the app of google', 'android-app://com.google.android.googlequicksearchbox/', 'SEARCH_ENGINE', organic('google')),
  from('what only looks like google', 'https://google.evil.example/', 'REFERRAL', referral('google.evil.example')),
  from('what only ends like google', 'https://notgoogle.com/', 'REFERRAL', referral('notgoogle.com')),
  from('mail of google is no search', 'https://mail.google.com/mail', 'REFERRAL', referral('mail.google.com', '/mail')),
  from('yandex', 'https://yandex.ru/search/?text=lamp', 'SEARCH_ENGINE', organic('yandex', 'lamp')),
  from('bing', 'https://www.bing.com/search?q=lamp', 'SEARCH_ENGINE', organic('bing', 'lamp')),
  from('bing without a query', 'https://www.bing.com/', 'SEARCH_ENGINE', organic('bing')),
  from('a part of bing', 'https://cn.bing.com/', 'SEARCH_ENGINE', organic('bing')),
  from('yahoo’s search', 'https://de.search.yahoo.com/', 'SEARCH_ENGINE', organic('yahoo')),
  from('yahoo with its parameter', 'https://yahoo.com/?p=lamp', 'SEARCH_ENGINE', organic('yahoo', 'lamp')),
  from('another page of yahoo', 'https://mail.yahoo.com/', 'REFERRAL', referral('mail.yahoo.com')),
  from('rambler without its parameter', 'https://www.rambler.ru/', 'REFERRAL', referral('rambler.ru')),
  from('rambler with it', 'https://nova.rambler.ru/search?query=lamp', 'SEARCH_ENGINE', organic('rambler', 'lamp')),
  from('duckduckgo', 'https://duckduckgo.com/', 'SEARCH_ENGINE', organic('duckduckgo')),
  from('ecosia', 'https://www.ecosia.org/', 'SEARCH_ENGINE', organic('ecosia')),
  from('baidu', 'https://www.baidu.com/link?wd=x', 'SEARCH_ENGINE', organic('baidu', 'x')),
  from('an assistant', 'https://chatgpt.com/', 'SEARCH_ENGINE', organic('chatgpt')),
  from('another assistant', 'https://www.perplexity.ai/search/x', 'SEARCH_ENGINE', organic('perplexity')),
  from('a search during a visit', 'https://www.google.com/', 'SEARCH_ENGINE', organic('google'), { hasSession: true, current: newsletter }),
  from('a search after an earlier source', 'https://www.google.com/', 'SEARCH_ENGINE', organic('google'), { current: newsletter }),
  from('the shop’s own search engine', 'https://bing.com/', 'TYPEIN', direct, { ownHost: 'bing.com' }),
  // 3. Other sites.
  from('another site', 'https://blog.example.org/post/1?x=y', 'REFERRAL', referral('blog.example.org', '/post/1')),
  from('another site with www', 'https://www.blog.example/', 'REFERRAL', referral('blog.example')),
  from('another site without https', 'http://blog.example/', 'REFERRAL', referral('blog.example')),
  from('another site on a port', 'https://blog.example:8443/a', 'REFERRAL', referral('blog.example', '/a')),
  from('another site after an earlier source', 'https://blog.example/', 'REFERRAL', referral('blog.example'), { current: newsletter }),
  from('another site during a visit', 'https://pay.example/', 'KEPT', newsletter, { hasSession: true, current: newsletter }),
  from('another site during a visit of which nothing is left', 'https://pay.example/', 'TYPEIN', direct, { hasSession: true }),
  from('a visit that has just ended', 'https://pay.example/', 'REFERRAL', referral('pay.example'), {
    hasSession: false,
    current: newsletter,
  }),
  from('a short link of a network', 'https://t.co/abc', 'REFERRAL', referral('twitter.com', '/abc')),
  from('another network’s way out', 'https://l.facebook.com/l.php?u=x', 'REFERRAL', referral('facebook.com', '/l.php')),
  from('a short link of work', 'https://lnkd.in/e1', 'REFERRAL', referral('linkedin.com', '/e1')),
  from('a short link during a visit', 'https://t.co/abc', 'KEPT', newsletter, { hasSession: true, current: newsletter }),
  from('a host in another script', 'https://bücher.example/', 'REFERRAL', referral('xn--bcher-kva.example')),
  from('the same in ASCII', 'https://xn--bcher-kva.example/', 'REFERRAL', referral('xn--bcher-kva.example')),
  from('an address of numbers', 'http://192.0.2.7/a', 'REFERRAL', referral('192.0.2.7', '/a')),
  from('an IPv6 address', 'http://[2001:db8::1]/', 'REFERRAL', referral('[2001:db8::1]')),
  from('the host above the shop’s', 'https://example/', 'REFERRAL', referral('example')),
  from('a host that only ends like the shop’s', 'https://myshop.example/', 'REFERRAL', referral('myshop.example')),
  from('a host that only begins like it', 'https://shop.example.org/', 'REFERRAL', referral('shop.example.org')),
  // The shop's own hosts.
  from('the shop itself', `${shop}/cart/`, 'TYPEIN', direct),
  from('the shop with www', 'https://www.shop.example/', 'TYPEIN', direct),
  from('a part of the shop', 'https://blog.shop.example/', 'TYPEIN', direct),
  from('a part of a part', 'https://a.b.shop.example/', 'TYPEIN', direct),
  from('the shop on another port', 'http://shop.example:8080/', 'TYPEIN', direct),
  from('a part of a shop that is called www', 'https://blog.shop.example/', 'TYPEIN', direct, { ownHost: 'www.shop.example' }),
  from('the shop in capitals with a point at the end', 'https://SHOP.Example./', 'TYPEIN', direct),
  from('the shop in another script', 'https://bücher.example/', 'TYPEIN', direct, { ownHost: 'xn--bcher-kva.example' }),
  from('the shop at an address of numbers', 'http://127.0.0.1/a', 'TYPEIN', direct, { ownHost: '127.0.0.1' }),
  from('which has nothing below it', 'http://1.127.0.0.1.nip.example/', 'REFERRAL', referral('1.127.0.0.1.nip.example'), {
    ownHost: '127.0.0.1',
  }),
  from('the shop at an IPv6 address', 'http://[::1]/a', 'TYPEIN', direct, { ownHost: '[::1]' }),
  from('the shop’s own after an earlier source', `${shop}/cart/`, 'KEPT', newsletter, { current: newsletter }),
  // 4 and 5.
  { name: 'an earlier source, visit under way', ...kept, hasSession: true },
  { name: 'an earlier source, visit over', ...kept },
  { name: 'nothing at all', rule: 'TYPEIN', source: direct },
  { name: 'nothing during a visit', rule: 'TYPEIN', source: direct, hasSession: true },
  from('a referrer that is no address', 'somewhere', 'TYPEIN', direct),
  from('a referrer without a host', 'about:blank', 'TYPEIN', direct),
  from('a referrer that is script', 'javascript:alert(1)', 'TYPEIN', direct),
  from('a file', 'file:///C:/mail.html', 'TYPEIN', direct),
  { name: 'an address that is none', path: undefined, url: 'nowhere', rule: 'TYPEIN', source: direct },
];

export function arrivalOf({ name: _name, path = '/', rule: _rule, source: _source, ...given }: Case): Arrival {
  return { url: shop + path, referrer: '', ownHost: 'shop.example', hasSession: false, current: null, ...given };
}
