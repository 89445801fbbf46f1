/** The attribution rules in words. */
const ruleNames: Readonly<Record<string, string>> = {
  CAMPAIGN: 'Campaign parameters',
  CLICK_ID: 'Search ad click ID',
  SEARCH_ENGINE: 'Search engine',
  REFERRAL: 'Another site',
  KEPT: 'Earlier source kept',
  TYPEIN: 'Direct: no known source',
};

/** @param rule as the server names it; null for orders from before rules were recorded */
export function ruleName(rule: string | null | undefined): string {
  return rule == null ? 'No rule recorded' : (ruleNames[rule] ?? rule);
}

/** Browsers and visitors control these texts: a screen shows at most this many characters. */
const maxShown = 300;

/** An untrusted text, cut to what a screen shows. */
export function shownText(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
