// A filter of a list: a chip that opens the available values; when active, it shows its value and can be cleared.
import { Input } from 'antd';
import { Check, ChevronDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoicesPopover } from './ChoicesPopover.tsx';
import styles from './FilterChip.module.css';

export interface FilterOption {
  value: string;
  label: string;
}

interface Props {
  label: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const SEARCHED_FROM = 8;

export function FilterChip({ label, options, value, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const chip = useRef<HTMLButtonElement>(null);
  const chosen = value === undefined ? undefined : (options.find((option) => option.value === value)?.label ?? value);
  const wanted = typed.trim().toLowerCase();

  return (
    <span className={styles.chip} data-set={chosen !== undefined}>
      <ChoicesPopover
        opener={chip}
        onToggle={() => setTyped('')}
        button={(attributes) => (
          <button {...attributes} className={styles.open}>
            <span>{chosen === undefined ? label : `${label}: ${chosen}`}</span>
            {chosen === undefined && <ChevronDown size={14} aria-hidden="true" />}
          </button>
        )}
        content={({ close }) => (
          <>
            {options.length >= SEARCHED_FROM && (
              <Input
                autoFocus
                type="search"
                aria-label={t('shell:filters.search', { filter: label })}
                placeholder={t('shell:filters.search', { filter: label })}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
            <ul aria-label={label}>
              {options
                .filter((option) => option.label.toLowerCase().includes(wanted))
                .map((option, index) => (
                  <li key={option.value}>
                    <button
                      type="button"
                      // biome-ignore lint/a11y/noAutofocus: opening the list moves focus to its first value
                      autoFocus={index === 0 && options.length < SEARCHED_FROM}
                      aria-pressed={option.value === value}
                      onClick={() => {
                        onChange(option.value === value ? undefined : option.value);
                        close();
                      }}
                    >
                      {option.label}
                      {option.value === value && <Check size={15} aria-hidden="true" />}
                    </button>
                  </li>
                ))}
            </ul>
          </>
        )}
      />
      {chosen !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('shell:filters.clear', { filter: label })}
          title={t('shell:filters.clear', { filter: label })}
          onClick={() => {
            onChange(undefined);
            chip.current?.focus();
          }}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
