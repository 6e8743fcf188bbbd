// A filter of a list: a chip that opens the available values.
import { Input } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipFrame } from './ChipFrame.tsx';

export interface FilterOption {
  value: string;
  label: string;
  /** A few words under the label. */
  hint?: string | undefined;
}

interface Props {
  label: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  startsOpen?: boolean;
}

const SEARCHED_FROM = 8;

export function FilterChip({ label, options, value, onChange, startsOpen = false }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const chosen = value === undefined ? undefined : (options.find((option) => option.value === value)?.label ?? value);
  const wanted = typed.trim().toLowerCase();

  return (
    <ChipFrame
      label={label}
      chosen={chosen}
      startsOpen={startsOpen}
      onClear={() => onChange(undefined)}
      onToggle={() => setTyped('')}
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
                    <span>
                      {option.label}
                      {option.hint && <small>{option.hint}</small>}
                    </span>
                    {option.value === value && <Check size={15} aria-hidden="true" />}
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
    />
  );
}
