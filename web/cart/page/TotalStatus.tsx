import { useEffect, useRef, useState } from 'react';
import * as t from '../__generated__/messages.ts';

/** Announces a changed total to screen readers; silent for the page's initial total. */
export function TotalStatus({ total }: { total: string | null }) {
  const known = useRef(total);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (known.current === total) return;
    known.current = total;
    setSaid(total === null ? '' : t.theTotalIsNow({ total }));
  }, [total]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
