// A card that links to another page: what is there, whether it's available, and if not, why.
import { ChevronRight, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './EntryCard.module.css';

interface Props {
  icon?: LucideIcon;
  /** Instead of the icon. */
  picture?: ReactNode;
  title: string;
  text: string;
  /** Next to the title, e.g. a status. */
  beside?: ReactNode;
  /** What a click does: open a page of the app, open an external URL, or run an action. */
  to?: string | null;
  href?: string;
  onPress?: (() => void) | undefined;
  /** Why it's unavailable. */
  locked?: string | null;
}

export function EntryCard({ icon: Icon, picture, title, text, beside, to, href, onPress, locked = null }: Props) {
  const content = (
    <>
      {picture ?? <span className={styles.icon}>{Icon && <Icon size={18} aria-hidden="true" />}</span>}
      <span className={styles.text}>
        <span className={styles.title}>
          {title}
          {beside}
        </span>
        <span className={styles.meta}>{text}</span>
        {locked && (
          <span className={styles.locked}>
            <Lock size={13} aria-hidden="true" />
            {locked}
          </span>
        )}
      </span>
    </>
  );
  const onward = !locked && <ChevronRight size={17} className={styles.on} aria-hidden="true" />;
  const opening = { className: styles.card, 'data-opens': true };
  if (onPress) {
    return (
      <button type="button" {...opening} onClick={onPress}>
        {content}
        {onward}
      </button>
    );
  }
  if (locked || !(to || href)) return <div className={styles.card}>{content}</div>;
  if (to) {
    return (
      <Link {...opening} to={to}>
        {content}
        {onward}
      </Link>
    );
  }
  // External, so it opens in a new tab and the current page stays.
  return (
    <a {...opening} href={href} target="_blank" rel="noreferrer">
      {content}
      {onward}
    </a>
  );
}

export const EntryCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={styles.cards} aria-label={label}>
    {children}
  </section>
);

/** A compact row, for cards stacked next to something larger. */
export const EntryColumn = ({ label, children }: { label?: string; children: ReactNode }) =>
  label ? (
    <section className={styles.column} aria-label={label}>
      {children}
    </section>
  ) : (
    <div className={styles.column}>{children}</div>
  );
