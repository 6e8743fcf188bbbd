// A phone number or email: the link calls or writes, the button next to it copies.
import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '../../../../design/fields/use-copied.ts';
import styles from './CopyLink.module.css';

interface Props {
  icon: LucideIcon;
  /** `tel:` or `mailto:`. */
  href: string;
  text: string;
  /** The accessible name of the button, e.g. "Copy phone number". */
  copyLabel: string;
}

export function CopyLink({ icon: Icon, href, text, copyLabel }: Props) {
  const { t } = useTranslation();
  const { copied, copy } = useCopied(text);

  return (
    <span className={styles.contact}>
      <Icon size={14} aria-hidden="true" />
      <a href={href}>{text}</a>
      <button
        type="button"
        className={`${styles.copy} no-print`}
        aria-label={copyLabel}
        title={copyLabel}
        onClick={copy}
      >
        {copied ? <Check size={13} aria-hidden="true" /> : <Copy size={13} aria-hidden="true" />}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {copied && t('shell:copy.done')}
      </span>
    </span>
  );
}
