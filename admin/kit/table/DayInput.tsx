import { useEffect, useEffectEvent, useRef, useState } from 'react';
import field from '../../../web/kit/Field.module.css';
import { firstDay, isDay, lastDay } from './listUrl.ts';

/** How long to wait after the last keystroke before the day counts, in milliseconds. */
const typingPauseMs = 600;

export interface DayInputProps {
  /** For a label that does not contain the field itself. */
  id?: string;
  /** The chosen day, such as 2026-03-04; '' for none. */
  value: string;
  /** Whether a day is required: an emptied field gets its day back. */
  isRequired?: boolean;
  /** Called with complete days only, after typing has stopped or the field has lost the focus; with '' when it was emptied. */
  onChoose: (day: string) => void;
}

/**
 * A date field for typing. Browsers fire a change after each key, for example for the year 2 while 2026 is being typed, and writing to the
 * field restarts the entry: so nothing is reported or written while the person is typing.
 */
export function DayInput({ id, value, isRequired = false, onChoose }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [keys, setKeys] = useState(0);
  const [first] = useState(value);

  // The address has changed other than by this field, such as by a preset or by going back.
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);

  const typed = () => input.current?.value ?? '';
  // A half-typed date is neither a day nor an empty field.
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
