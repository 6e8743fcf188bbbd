// The chip of a filter: it opens its choices; when active, it shows its value and can be cleared.
import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ChipFrame.module.css';
import { ChoicesPopover } from './ChoicesPopover.tsx';

interface Props extends Pick<ComponentProps<typeof ChoicesPopover>, 'content' | 'onToggle' | 'startsOpen'> {
  label: string;
  /** The value in words; undefined while the filter is off. */
  chosen: string | undefined;
  onClear: () => void;
}

export function ChipFrame({ label, chosen, onClear, content, onToggle, startsOpen = false }: Props) {
  const { t } = useTranslation();
  const chip = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.chip} data-set={chosen !== undefined}>
      <ChoicesPopover
        opener={chip}
        startsOpen={startsOpen}
        {...(onToggle && { onToggle })}
        button={(attributes) => (
          <button {...attributes} className={styles.open}>
            <span>{chosen === undefined ? label : t('shell:labeled', { label, value: chosen })}</span>
            {chosen === undefined && <ChevronDown size={14} aria-hidden="true" />}
          </button>
        )}
        content={content}
      />
      {chosen !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('shell:filters.clear', { filter: label })}
          title={t('shell:filters.clear', { filter: label })}
          onClick={() => {
            onClear();
            chip.current?.focus();
          }}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
