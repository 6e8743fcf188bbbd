// The search field of a list. Searches after a short pause, so that not every letter causes a request.
import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './SearchField.module.css';

const PAUSE_MS = 250;

interface Props {
  /** Placeholder and label of the field. */
  label: string;
  value: string;
  maxLength?: number;
  onSearch: (text: string) => void;
}

export function SearchField({ label, value, maxLength, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  // The value the list shows, and the values sent since that haven't come back yet.
  const sent = useRef([value]);

  const send = () => {
    if (typed === sent.current.at(-1)) return;
    sent.current.push(typed);
    onSearch(typed);
  };

  // A late response must not undo what was typed since; a value from outside (Back button, Clear) replaces it.
  useEffect(() => {
    const own = sent.current.indexOf(value);
    if (own >= 0) {
      sent.current.splice(0, own);
      return;
    }
    sent.current = [value];
    setTyped(value);
  }, [value]);

  const sendTyped = useEffectEvent(send);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => sendTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Input
      type="search"
      className={styles.field ?? ''}
      aria-label={label}
      placeholder={label}
      prefix={<Search size={15} aria-hidden="true" />}
      allowClear
      maxLength={maxLength}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={send}
    />
  );
}
