/** What decides where a visit comes from, in words. */
const ruleNames: Readonly<Record<string, string>> = {
  CAMPAIGN: 'Campaign parameters',
  CLICK_ID: 'Search ad click ID',
  SEARCH_ENGINE: 'Search engine',
  REFERRAL: 'Another site',
  KEPT: 'Earlier source kept',
  TYPEIN: 'Direct: no known source',
};

/** @param rule as the server names it; null for orders from before rules were kept */
export function ruleName(rule: string | null | undefined): string {
  return rule == null ? 'No rule recorded' : (ruleNames[rule] ?? rule);
}

/** Browsers and visitors say these texts: however long they are, a screen shows so much of them. */
const maxShown = 300;

/** A text of strangers, cut to what a screen takes. */
export function shownText(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
