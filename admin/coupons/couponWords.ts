// When a coupon can be used, by the shop's clock, which is UTC.

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const said = (instant: string) => day.format(new Date(instant));

interface Times {
  readonly startsAt: string | null | undefined;
  readonly endsAt: string | null | undefined;
}

/** Such as "from 1 Mar 2026, 00:00 until 1 Apr 2026, 00:00". */
export function validText({ startsAt, endsAt }: Times): string {
  const parts = [startsAt && `from ${said(startsAt)}`, endsAt && `until ${said(endsAt)}`].filter(Boolean);
  return parts.length === 0 ? 'always' : parts.join(' ');
}
