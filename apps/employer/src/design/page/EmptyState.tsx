// An empty list: nothing created yet, nothing matches the filters, or everything is done.
import { CircleCheck, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Track, trackOf } from '../status/Track.tsx';
import styles from './EmptyState.module.css';

interface Props {
  kind: 'first_use' | 'no_match' | 'nothing_to_do';
  title: string;
  text?: ReactNode;
  /** First use: the action that creates the first record. No match: clear the filters. */
  action?: ReactNode;
}

const PICTURES = {
  first_use: <Track segments={trackOf(5, 0)} wide />,
  no_match: <SearchX size={26} aria-hidden="true" />,
  nothing_to_do: <CircleCheck size={26} aria-hidden="true" />,
};

export const EmptyState = ({ kind, title, text, action }: Props) => (
  <div className={styles.empty} role="status">
    <span className={styles.picture} data-kind={kind}>
      {PICTURES[kind]}
    </span>
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
