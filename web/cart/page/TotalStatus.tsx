import { useEffect, useRef, useState } from 'react';

/** Says a total that has changed to those who do not see it; silent while it is the one that the page came with. */
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
