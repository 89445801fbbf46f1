import { formatDateTime } from '../kit/formats.ts';

interface Times {
  readonly startsAt: string | null | undefined;
  readonly endsAt: string | null | undefined;
}

/** Such as "from 1 Mar 2026, 00:00 until 1 Apr 2026, 00:00". */
export function validText({ startsAt, endsAt }: Times): string {
  const parts = [startsAt && `from ${formatDateTime(startsAt)}`, endsAt && `until ${formatDateTime(endsAt)}`].filter(Boolean);
  return parts.length === 0 ? 'always' : parts.join(' ');
}
