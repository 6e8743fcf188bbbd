// The command palette: type, choose with the arrow keys, open with Enter.
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Palette.module.css';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import { nextRow, PALETTE_GROUPS, type PaletteEntry, type PaletteGroup, paletteSections } from './palette-entries.ts';
import { usePaletteEntries } from './palette-providers.ts';
import { closePalette } from './palette-state.ts';

export default function Palette() {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [only, setOnly] = useState<PaletteGroup | null>(null);
  const [row, setRow] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const entries = usePaletteEntries(query);
  const sections = paletteSections(entries, query, only);
  const rows = sections.flatMap((section) => section.entries);
  const chosen = rows[Math.min(row, rows.length - 1)];
  const filters = PALETTE_GROUPS.filter((group) => entries.some((entry) => entry.group === group));

  // A modal dialog traps focus and restores it on close.
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (chosen) document.getElementById(rowId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const narrow = (change: () => void) => {
    change();
    setRow(0);
  };
  const run = (entry: PaletteEntry) => {
    closePalette();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setRow(nextRow(Math.min(row, rows.length - 1), rows.length, event.key));
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('shell:palette.label')}
      onClose={closePalette}
      onPointerDown={(event) => event.target === dialog.current && closePalette()}
    >
      <div className={styles.head}>
        <Search size={19} className={styles.lens} aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={chosen && rowId(chosen)}
          aria-label={t('shell:nav.search')}
          placeholder={t('shell:palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => narrow(() => setQuery(event.target.value))}
          onKeyDown={onKeyDown}
        />
        <div className={styles.filters}>
          {[null, ...filters].map((group) => (
            <button
              key={group ?? 'all'}
              type="button"
              className={styles.filter}
              aria-pressed={only === group}
              onClick={() => narrow(() => setOnly(group))}
            >
              {t(`shell:palette.groups.${group ?? 'all'}`)}
            </button>
          ))}
        </div>
      </div>
      <div id="palette-list" className={styles.list} role="listbox" aria-label={t('shell:palette.label')}>
        {sections.map(({ group, entries: listed }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox is no fieldset
          <div key={group} role="group" aria-label={t(`shell:palette.groups.${group}`)}>
            <p className={styles.group} aria-hidden="true">
              {t(`shell:palette.groups.${group}`)}
            </p>
            {listed.map((entry) => (
              <PaletteRow
                key={entry.id}
                id={rowId(entry)}
                entry={entry}
                query={query}
                chosen={entry === chosen}
                onPoint={() => setRow(rows.indexOf(entry))}
                onRun={() => run(entry)}
              />
            ))}
          </div>
        ))}
        {rows.length === 0 && <p className={styles.none}>{t('shell:palette.none', { query })}</p>}
      </div>
      <PaletteFooter />
      <span className="visually-hidden" aria-live="polite">
        {t('shell:palette.results', { count: rows.length })}
      </span>
    </dialog>
  );
}

const rowId = (entry: PaletteEntry): string => `palette-${entry.id}`;
