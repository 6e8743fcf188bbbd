// One palette row, with the matching part highlighted.
import { fold } from '@onward/domain/platform/search/match-rank';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../design/status/Kbd.tsx';
import styles from './PaletteRow.module.css';
import { ACTIONS_PREFIX, type PaletteEntry } from './palette-entries.ts';

interface Props {
  id: string;
  entry: PaletteEntry;
  query: string;
  chosen: boolean;
  onPoint: () => void;
  onRun: () => void;
}

export function PaletteRow({ id, entry, query, chosen, onPoint, onRun }: Props) {
  const { t } = useTranslation();
  const { icon: Icon, label, detail, keys = [] } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: options are pointed at by aria-activedescendant
    <div id={id} role="option" aria-selected={chosen} className={styles.row} onPointerMove={onPoint} onClick={onRun}>
      <span className={styles.tile}>
        <Icon size={15} aria-hidden="true" />
      </span>
      <span className={styles.label}>
        <Marked text={label} typed={query.replace(ACTIONS_PREFIX, '').trim()} />
      </span>
      <span className={styles.detail}>{detail}</span>
      <span className={styles.keys} aria-hidden="true">
        {chosen ? (
          <>
            {t('shell:palette.open')} <Kbd>↵</Kbd>
          </>
        ) : (
          keys.map((key) => <Kbd key={key}>{key}</Kbd>)
        )}
      </span>
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const start = typed === '' ? -1 : fold(text).indexOf(fold(typed));
  // In rare scripts, removing accents changes the length; then nothing is highlighted.
  if (start < 0 || fold(text).length !== text.length) return text;
  const end = start + typed.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className={styles.match}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
