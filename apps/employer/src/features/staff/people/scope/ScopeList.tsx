// The list of a scope picker: search, brands as groups with their own checkbox, and the number of hidden items.
import { Info, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ScopeList.module.css';
import { grouped, matching, OPTIONS_SHOWN, type OptionGroup, toggledGroup, toggledId } from './scope-options.ts';
import type { ScopeOption } from './use-scope-choices.ts';

interface Props {
  id: string;
  label: string;
  searchLabel: string;
  options: readonly ScopeOption[];
  hidden: number;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

export function ScopeList({ id, label, searchLabel, options, hidden, value, onChange }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const found = matching(options, search);
  const groups = grouped(found.slice(0, OPTIONS_SHOWN));
  const notDrawn = found.length - OPTIONS_SHOWN;

  useEffect(() => {
    frame.current?.querySelector('input')?.focus();
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div id={id} ref={frame} className={styles.popover} role="dialog" aria-label={label}>
      <div className={styles.search}>
        <Search size={15} aria-hidden="true" />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <div className={styles.options}>
        {groups.map((group) => (
          <div key={group.name ?? ''}>
            {group.name !== null && (
              <GroupRow group={group} value={value} onToggle={() => onChange(toggledGroup(value, group.options))} />
            )}
            {group.options.map((option) => (
              <label key={option.id} className={styles.option} data-inside={group.name !== null}>
                <input
                  type="checkbox"
                  checked={value.includes(option.id)}
                  onChange={() => onChange(toggledId(value, option.id))}
                />
                <span className={styles.name}>{option.name}</span>
                {option.code && <span className={styles.code}>{option.code}</span>}
              </label>
            ))}
          </div>
        ))}
        {found.length === 0 && <p className={styles.note}>{t('staff:scope.noMatch')}</p>}
      </div>
      {notDrawn > 0 && <Note text={t('staff:scope.moreMatches', { count: notDrawn })} />}
      {hidden > 0 && <Note text={t('staff:scope.hiddenByBrand', { count: hidden })} />}
    </div>
  );
}

function GroupRow({ group, value, onToggle }: { group: OptionGroup; value: readonly number[]; onToggle: () => void }) {
  const { t } = useTranslation();
  const held = group.options.filter(({ id }) => value.includes(id)).length;
  const some = held > 0 && held < group.options.length;
  return (
    <label className={`${styles.option} ${styles.group}`}>
      <input
        type="checkbox"
        checked={held > 0 && !some}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={onToggle}
      />
      <span className={styles.name}>{group.name}</span>
      <span className={styles.code}>{t('staff:scope.some', { held, total: group.options.length })}</span>
    </label>
  );
}

const Note = ({ text }: { text: string }) => (
  <p className={styles.foot}>
    <Info size={14} aria-hidden="true" />
    {text}
  </p>
);
