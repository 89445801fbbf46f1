import { plainName, type Evidence } from '../../../shared/attribution/classify.ts';

// What an address carries that the rules pass over without a word, so that whoever tests an address sees why it did not count. Pure.

/** Click ids that name no search advertisement: what their referrer is decides. */
const otherClickIds = new Set(['fbclid', 'ttclid', 'twclid', 'igshid', 'li_fat_id', 'epik', 'rdt_cid', 'sccid', 'mc_eid', 'vero_id']);

const maxSignal = 200;
/** No more of an address is looked at. */
const maxPairs = 200;

const shown = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, maxSignal)
    .replace(/[\ud800-\udbff]$/, '');

const ignored = (signal: string, reason: string): Evidence => ({ signal: shown(signal), isDecisive: false, reason });

const isCampaigns = (name: string) => /^utm_./.test(name);

/** @param address of the page. @returns one entry for each parameter that looks as if it counted and does not */
export function overlookedIn(address: string): Evidence[] {
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
