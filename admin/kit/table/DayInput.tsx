import { useEffect, useEffectEvent, useRef, useState } from 'react';
import field from '../../../web/kit/Field.module.css';
import { firstDay, isDay, lastDay } from './listUrl.ts';

/** How long somebody may pause while typing before the day counts. */
const typingPauseMs = 600;

export interface DayInputProps {
  /** For the label, where that does not hold the field itself. */
  id?: string;
  /** The day that is chosen, such as 2026-03-04; '' for none. */
  value: string;
  /** Whether there must be one: an emptied field gets its day back. */
  isRequired?: boolean;
  /** Told of whole days only, once somebody has stopped typing or has left the field; of '' when it was emptied. */
  onChoose: (day: string) => void;
}

/**
 * A day that can be typed. A browser tells of a day after each key, of the year 2 as well while 2026 is typed, and a field that is
 * written to meanwhile begins anew: so nothing is told, and nothing written, while somebody is at it.
 */
export function DayInput({ id, value, isRequired = false, onChoose }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [keys, setKeys] = useState(0);
  const [first] = useState(value);

  // The address has changed by another way than this field, such as a preset or going back.
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);

  const typed = () => input.current?.value ?? '';
  // What is half typed is neither a day nor no day.
  const isWhole = () => input.current?.validity.badInput === false && (typed() === '' ? !isRequired : isDay(typed()));
  const settle = () => {
    if (isWhole() && typed() !== value) onChoose(typed());
  };
  const settleLate = useEffectEvent(settle);

  useEffect(() => {
    if (keys === 0) return;
    const timer = setTimeout(() => settleLate(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [keys]);

  return (
    <input
      ref={input}
      id={id}
      type="date"
      className={field.input}
      defaultValue={first}
      min={firstDay}
      max={lastDay}
      onChange={() => setKeys(keys + 1)}
      onBlur={() => {
        if (isWhole()) settle();
        else if (input.current) input.current.value = value;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
    />
  );
}
