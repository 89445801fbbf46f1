import { formatDateTime } from '../kit/formats.ts';
import * as t from './__generated__/messages.ts';

interface Times {
  readonly startsAt: string | null | undefined;
  readonly endsAt: string | null | undefined;
}

/** Such as "from 1 Mar 2026, 00:00 until 1 Apr 2026, 00:00". */
export function validText({ startsAt, endsAt }: Times): string {
  const [start, end] = [startsAt && formatDateTime(startsAt), endsAt && formatDateTime(endsAt)];
  if (start && end) return t.validFromUntil({ start, end });
  if (start) return t.validFrom({ start });
  return end ? t.validUntil({ end }) : t.validAlways;
}
