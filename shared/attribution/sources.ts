// Known search engines, short links and click ids. A shop adds its own in its settings.

/** A host of a search engine, or one that counts as another source. */
export interface TrafficSource {
  /** `SEARCH` refers visitors after a search; `SOCIAL` is a host, such as one of short links, that counts as the network it belongs to. */
  kind: 'SEARCH' | 'SOCIAL';
  /**
   * The host and its subdomains. A trailing `.*` stands for a country's or a common top-level domain; only www may precede the host then.
   */
  host: string;
  /** The source's name in records. */
  name: string;
  /** Query parameter of the search terms; '' for none. */
  parameter: string;
  /** Whether the parameter must be present, because the host has other pages too. Modern search engines send none. */
  needsParameter?: boolean;
}

const search = (name: string, host: string, parameter: string, needsParameter = false): TrafficSource => ({
  kind: 'SEARCH',
  host,
  name,
  parameter,
  needsParameter,
});
const social = (name: string, host: string): TrafficSource => ({ kind: 'SOCIAL', host, name, parameter: '' });

export const knownSources: readonly TrafficSource[] = [
  search('google', 'google.*', 'q'),
  search('google', 'com.google.android.googlequicksearchbox', ''),
  search('yandex', 'yandex.*', 'text'),
  search('yandex', 'ya.ru', 'text'),
  search('bing', 'bing.com', 'q'),
  search('yahoo', 'search.yahoo.com', 'p'),
  search('yahoo', 'search.yahoo.co.jp', 'p'),
  search('yahoo', 'yahoo.com', 'p', true),
  search('about', 'about.com', 'q', true),
  search('aol', 'search.aol.com', 'q'),
  search('aol', 'aol.com', 'q', true),
  search('ask', 'ask.com', 'q'),
  search('globososo', 'globososo.com', 'q'),
  search('go.mail.ru', 'go.mail.ru', 'q'),
  search('rambler', 'rambler.ru', 'query', true),
  search('tut.by', 'tut.by', 'query', true),
  search('duckduckgo', 'duckduckgo.com', 'q'),
  search('ecosia', 'ecosia.org', 'q'),
  search('qwant', 'qwant.com', 'q'),
  search('startpage', 'startpage.com', 'query'),
  search('brave', 'search.brave.com', 'q'),
  search('kagi', 'kagi.com', 'q'),
  search('baidu', 'baidu.com', 'wd'),
  search('sogou', 'sogou.com', 'query'),
  search('naver', 'search.naver.com', 'query'),
  search('daum', 'search.daum.net', 'q'),
  search('seznam', 'search.seznam.cz', 'q'),
  search('chatgpt', 'chatgpt.com', ''),
  search('chatgpt', 'chat.openai.com', ''),
  search('perplexity', 'perplexity.ai', 'q'),
  search('gemini', 'gemini.google.com', ''),
  search('copilot', 'copilot.microsoft.com', ''),
  search('claude', 'claude.ai', ''),
  social('twitter.com', 't.co'),
  social('plus.google.com', 'plus.url.google.com'),
  social('facebook.com', 'fb.me'),
  social('facebook.com', 'l.facebook.com'),
  social('facebook.com', 'lm.facebook.com'),
  social('facebook.com', 'm.facebook.com'),
  social('instagram.com', 'l.instagram.com'),
  social('linkedin.com', 'lnkd.in'),
  social('pinterest.com', 'pin.it'),
  social('reddit.com', 'out.reddit.com'),
  social('reddit.com', 'redd.it'),
  social('youtube.com', 'youtu.be'),
  social('vk.com', 'away.vk.com'),
];

/** Click ids of search ads, with the source to record if the address names none. */
export const clickIds: readonly { parameter: string; source: string }[] = [
  { parameter: 'gclid', source: 'google' },
  { parameter: 'gbraid', source: 'google' },
  { parameter: 'wbraid', source: 'google' },
  { parameter: 'yclid', source: 'yandex' },
  { parameter: 'msclkid', source: 'bing' },
];

/** A country's or a common domain ending, such as "com", "de" and "co.uk". */
const ending = /^(com|org|net|[a-z]{2}|(com?|ne|or)\.[a-z]{2})$/;

function isAt(host: string, known: string): boolean {
  if (!known.endsWith('.*')) return host === known || host.endsWith(`.${known}`);
  const [name, plain] = [known.slice(0, -1), host.replace(/^www\./, '')];
  return plain.startsWith(name) && ending.test(plain.slice(name.length));
}

/**
 * The source of a referrer; null for unknown hosts.
 * @param sources the shop's own first
 */
export function sourceAt(referrer: URL, host: string, sources: readonly TrafficSource[]): TrafficSource | null {
  const fits = (source: TrafficSource) =>
    isAt(host, source.host) && (!source.needsParameter || referrer.searchParams.has(source.parameter));
  return sources.find(fits) ?? null;
}
