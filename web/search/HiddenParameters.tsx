import { listingHref, type ListingUrl } from './listingUrl.ts';

/**
 * Hidden inputs that preserve the other parameters of the listing in a form about one part of it, so that the form works without script.
 */
export function HiddenParameters({ url, except }: { url: ListingUrl; except: string[] }) {
  const query = new URLSearchParams(listingHref(url).split('?')[1]);
  return [...query]
    .filter(([name]) => !except.some((other) => (other.endsWith('*') ? name.startsWith(other.slice(0, -1)) : name === other)))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
