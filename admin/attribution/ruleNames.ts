import * as t from './__generated__/messages.ts';

/** The attribution rules in words. */
const ruleNames: Readonly<Record<string, string>> = {
  CAMPAIGN: t.campaignParameters,
  CLICK_ID: t.searchAdClickId,
  SEARCH_ENGINE: t.searchEngine,
  REFERRAL: t.anotherSite,
  KEPT: t.earlierSourceKept,
  TYPEIN: t.directNoKnownSource,
};

/** @param rule as the server names it; null for orders from before rules were recorded */
export function ruleName(rule: string | null | undefined): string {
  return rule == null ? t.noRuleRecorded : (ruleNames[rule] ?? rule);
}

/** Browsers and visitors control these texts: a screen shows at most this many characters. */
const maxShown = 300;

/** An untrusted text, cut to what a screen shows. */
export function shownText(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
