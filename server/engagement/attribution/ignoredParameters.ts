import { cutText } from '../../platform/i18n/cutText.ts';
import { plainName, type Evidence } from '../../../shared/attribution/classify.ts';

// Explains URL parameters that the rules silently ignore, so that staff testing a URL see why they didn't count. Pure.

/** Click IDs that don't identify search ads: the referrer decides the source. */
const otherClickIds = new Set(['fbclid', 'ttclid', 'twclid', 'igshid', 'li_fat_id', 'epik', 'rdt_cid', 'sccid', 'mc_eid', 'vero_id']);

const maxSignal = 200;
/** Maximum number of parameters to check. */
const maxPairs = 200;

const shown = (text: string) => cutText(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '), maxSignal);

const ignored = (signal: string, reason: string): Evidence => ({ signal: shown(signal), isDecisive: false, reason });

const isCampaigns = (name: string) => /^utm_./.test(name);

/**
 * @param address URL of the page
 * @returns an entry for each parameter that looks significant but isn't
 */
export function ignoredParameters(address: string): Evidence[] {
  if (!URL.canParse(address)) return [];
  const { searchParams, hash } = new URL(address);
  const found: Evidence[] = [];
  const counted = new Set<string>();
  for (const [given, value] of [...searchParams].slice(0, maxPairs)) {
    const name = plainName(given);
    if (otherClickIds.has(name)) found.push(ignored(name, 'Doesn’t identify a search ad, so the referrer decides.'));
    if (!isCampaigns(name)) continue;
    if (value.trim() === '') found.push(ignored(`${name}=`, 'Empty value.'));
    else if (counted.has(name)) found.push(ignored(`${name}=${value}`, 'Only the first parameter with this name counts.'));
    else counted.add(name);
  }
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    if (isCampaigns(plainName(name))) found.push(ignored(`#${name}=${value}`, 'Anything after # is ignored.'));
  }
  return found;
}
