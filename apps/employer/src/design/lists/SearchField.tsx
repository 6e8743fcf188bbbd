// The search field of a list. What is typed counts after a short pause, so that not every letter asks the server.
import { Input, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import styles from './SearchField.module.css';

const PAUSE_MS = 250;

interface Props {
  /** Placeholder and name of the field. */
  label: string;
  value: string;
  maxLength?: number;
  onSearch: (text: string) => void;
  ref?: Ref<InputRef>;
}

export function SearchField({ label, value, maxLength, onSearch, ref }: Props) {
  const [typed, setTyped] = useState(value);
  // Another value from outside (back button, Clear) replaces what was typed.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  const search = (text: string) => {
    setKnown(text);
    onSearch(text);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause, not a new handler
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Input
      ref={ref}
      type="search"
      className={styles.field ?? ''}
      aria-label={label}
      placeholder={label}
      prefix={<Search size={15} aria-hidden="true" />}
      allowClear
      maxLength={maxLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => search(typed)}
    />
  );
}
