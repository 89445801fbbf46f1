import { useEffect, useRef, useState } from 'react';

/** Announces a changed total to screen readers; silent for the page's initial total. */
export function TotalStatus({ total }: { total: string | null }) {
  const known = useRef(total);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (known.current === total) return;
    known.current = total;
    setSaid(total === null ? '' : `The total is now ${total}.`);
  }, [total]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
