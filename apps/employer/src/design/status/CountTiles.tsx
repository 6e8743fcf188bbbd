// How many records are in each state, as tiles above a list; a tile filters the list.
import styles from './CountTiles.module.css';
import type { PillLook } from './Pill.tsx';

interface CountTile<Key extends string> extends PillLook {
  key: Key;
  label: string;
  text: string;
  /** As it is written; a dash while it is loading. */
  figure: string;
}

interface Props<Key extends string> {
  label: string;
  tiles: readonly CountTile<Key>[];
  chosen: Key | undefined;
  onChoose: (key: Key) => void;
}

export function CountTiles<Key extends string>({ label: title, tiles, chosen, onChoose }: Props<Key>) {
  return (
    <ul className={styles.tiles} aria-label={title}>
      {tiles.map(({ key, label, text, figure, tone, icon: Icon }) => (
        <li key={key}>
          <button type="button" className={styles.tile} aria-pressed={chosen === key} onClick={() => onChoose(key)}>
            <span className={styles.label} data-tone={tone}>
              <Icon size={16} aria-hidden="true" />
              {label}
            </span>
            <span className={styles.line}>
              <b className={styles.number}>{figure}</b>
              <span className={styles.text}>{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
